type SoundOfThing = 'drawer' | 'clock' | 'accordion' | 'bell' | 'cloth' | 'clink' | 'knock'

export type SoundKind = SoundOfThing | 'stamp' | 'receipt' | 'lamp'

/** The first match is used. */
const KINDS: [SoundOfThing, RegExp][] = [
  ['clock', /clock|watch|metronome|kitchen scale/i],
  ['accordion', /accordion|concertina|harmonica/i],
  ['bell', /telephone|bicycle|bell\b|spinning top/i],
  [
    'cloth',
    /quilt|cushion|bolster|blanket|scarf|coat|mattress|rug|straw hat|teddy|backpack|duffel|paper|umbrella/i,
  ],
  ['drawer', /drawer|\bchest|trunk|suitcase|box\b|crate|\bcase\b|\bbin\b|basket|cupboard/i],
  [
    'clink',
    /kettle|pan\b|tin\b|tins|mug|plates|jar|bottle|flask|\bcan\b|churn|teapot|jug|trumpet|bucket|stove/i,
  ],
]

/** Chosen by the name: the rooms have more things than sounds. */
export function soundOf(name: string): SoundOfThing {
  return KINDS.find(([, names]) => names.test(name))?.[0] ?? 'knock'
}

/** Each starts at a time of the context's own clock (s), and ends within a second. */
export const SOUNDS: Record<SoundKind, (context: AudioContext, at: number) => void> = {
  // Wood on wood, and the small thud at its end.
  drawer(context, at) {
    noise(context, { at, lasts: 0.34, frequency: 420, loud: 0.16, attack: 0.12 })
    tone(context, { at: at + 0.3, lasts: 0.12, from: 150, to: 70, loud: 0.25 })
  },
  clock(context, at) {
    for (const [tick, pitch] of [2100, 1500, 2100, 1500].entries()) {
      noise(context, { at: at + tick * 0.24, lasts: 0.04, frequency: pitch, loud: 0.3, attack: 0.002 })
    }
  },
  // Two reeds slightly out of tune, as in an old accordion.
  accordion(context, at) {
    for (const pitch of [220, 277.2, 329.6]) {
      for (const apart of [0.996, 1.004]) {
        const hertz = pitch * apart
        tone(context, {
          at,
          lasts: 0.9,
          from: hertz,
          to: hertz,
          loud: 0.045,
          attack: 0.12,
          shape: 'sawtooth',
        })
      }
    }
  },
  bell(context, at) {
    for (const [ring, pitch] of [1318, 1318].entries()) {
      tone(context, { at: at + ring * 0.16, lasts: 0.7, from: pitch, to: pitch, loud: 0.12 })
      tone(context, { at: at + ring * 0.16, lasts: 0.4, from: pitch * 2.76, to: pitch * 2.76, loud: 0.05 })
    }
  },
  cloth(context, at) {
    for (const stroke of [0, 0.16]) {
      noise(context, { at: at + stroke, lasts: 0.2, frequency: 1_600, loud: 0.05, attack: 0.07 })
    }
  },
  clink(context, at) {
    tone(context, { at, lasts: 0.35, from: 1_960, to: 1_940, loud: 0.09 })
    tone(context, { at, lasts: 0.18, from: 4_310, to: 4_290, loud: 0.04 })
  },
  knock(context, at) {
    tone(context, { at, lasts: 0.09, from: 240, to: 110, loud: 0.22 })
  },
  // Rubber on a counter; then the thing lands in the bar.
  stamp(context, at) {
    thud(context, at + 0.12)
    tone(context, { at: at + 0.45, lasts: 0.3, from: 1_320, to: 1_318, loud: 0.07 })
  },
  // Rubber again, then the till.
  receipt(context, at) {
    thud(context, at + 0.32)
    for (const [ring, pitch] of [1_047, 1_568].entries()) {
      tone(context, { at: at + 0.46 + ring * 0.12, lasts: 0.4, from: pitch, to: pitch, loud: 0.07 })
    }
  },
  // A switch, and a warm light.
  lamp(context, at) {
    noise(context, { at, lasts: 0.03, frequency: 2_400, loud: 0.2, attack: 0.002 })
    for (const [step, pitch] of [523, 659, 784].entries()) {
      tone(context, { at: at + 0.06 + step * 0.09, lasts: 0.5, from: pitch, to: pitch, loud: 0.06 })
    }
  },
}

function thud(context: AudioContext, at: number) {
  noise(context, { at, lasts: 0.08, frequency: 300, loud: 0.25, attack: 0.003 })
  tone(context, { at, lasts: 0.14, from: 140, to: 60, loud: 0.3 })
}

type Envelope = { at: number; lasts: number; loud: number; attack?: number }

/** A gain that rises and fades, connected to the loudspeaker. */
function voice(context: AudioContext, { at, lasts, loud, attack = 0.005 }: Envelope) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(context.destination)
  return gain
}

type Tone = Envelope & { from: number; to: number; shape?: OscillatorType }

function tone(context: AudioContext, { from, to, shape = 'sine', ...envelope }: Tone) {
  const oscillator = context.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, envelope.at)
  oscillator.frequency.exponentialRampToValueAtTime(to, envelope.at + envelope.lasts)
  oscillator.connect(voice(context, envelope))
  oscillator.start(envelope.at)
  oscillator.stop(envelope.at + envelope.lasts)
}

type Noise = Envelope & { frequency: number }

function noise(context: AudioContext, { frequency, ...envelope }: Noise) {
  const length = Math.ceil(context.sampleRate * envelope.lasts)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  source.connect(filter).connect(voice(context, envelope))
  source.start(envelope.at)
}
