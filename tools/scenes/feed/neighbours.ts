/** Who lives in the street. The key is the file name of the portrait too. */
export const neighbours = {
  marta: 'marta.mends',
  oskar: 'oskar_unpacks',
  pilar: 'pilar.and.the.van',
  benno: 'benno1951',
  ines: 'ines_tunes_radios',
  tomasz: 'tomasz.on.two.wheels',
  yuki: 'yuki.keeps.boxes',
  greta: 'greta_greenthumb',
  samir: 'samir.saves.lamps',
  lou: 'lou_from_no_9',
  agnes: 'agnes.upstairs',
  dario: 'dario.down.the.quay',
  nell: 'nell_notes',
  hugo: 'hugo.hut.warden',
  wanda: 'wanda.at.the.till',
  ari: 'ari_age_eleven',
} as const

export type Neighbour = keyof typeof neighbours
