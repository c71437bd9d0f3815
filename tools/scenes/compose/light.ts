/** The hour and the weather of a picture. */
export type Light = {
  /** What all colours turn towards, and how far (0 to 0.35). */
  tint: string
  amount: number
  /** What lies further back turns towards this, a little more with each plane. */
  haze: string
  /** How much darker than in full light a thing in the middle of the room looks, 0 to 0.4. */
  dim: number
}

/** Three depths of a room. What is further back is smaller and greyer. */
export type Plane = 'back' | 'middle' | 'front'

/** How large a centimetre is there, in drawing units, and how far colours turn towards the haze. */
export const planes: Record<Plane, { pixelsPerCm: number; haze: number }> = {
  back: { pixelsPerCm: 3.7, haze: 0.16 },
  middle: { pixelsPerCm: 4.7, haze: 0.04 },
  front: { pixelsPerCm: 6.4, haze: 0 },
}
