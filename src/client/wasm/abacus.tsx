const rods = [
  { y: 98, beads: [16, 24, 50] },
  { y: 108, beads: [16, 42, 50] },
  { y: 118, beads: [16, 24, 32] },
] as const

/** The oldest computer that fits under a sheet. Drawn on the ghost's grid, before it on the left. */
export function Abacus() {
  return (
    <g transform="rotate(-5 34 110)">
      <path
        fill="var(--wood-shade)"
        d="M2 88h64a3 3 0 0 1 3 3v36a3 3 0 0 1-3 3H2a3 3 0 0 1-3-3V91a3 3 0 0 1 3-3Z"
      />
      <path fill="var(--wood)" d="M1 86h65a3 3 0 0 1 3 3v4H5v36H1a3 3 0 0 1-3-3V89a3 3 0 0 1 3-3Z" />
      <path fill="var(--wood-light)" d="M1 86h65a3 3 0 0 1 2.4 1.2L1 89v38a3 3 0 0 1-3-3V89a3 3 0 0 1 3-3Z" />
      <path fill="var(--dusk)" d="M6 93h57v31H6Z" />
      {rods.map(({ y, beads }, row) => (
        <g key={y}>
          <path stroke="var(--brass-shade)" strokeWidth="1.6" d={`M6 ${y}h57`} />
          {beads.map((x) => (
            <g key={x}>
              <ellipse cx={x} cy={y} rx="3.6" ry="4.6" fill={tones[row]?.base} />
              <ellipse cx={x - 1} cy={y - 1.6} rx="1.4" ry="1.8" fill={tones[row]?.light} />
            </g>
          ))}
        </g>
      ))}
      <path
        fill="var(--sheet-light)"
        d="M62 118C58 110 64 104 70 107C75 110 75 119 70 122C66 123 63 121 62 118Z"
      />
    </g>
  )
}

const tones = [
  { base: 'var(--clay)', light: 'var(--clay-light)' },
  { base: 'var(--brass)', light: 'var(--brass-light)' },
  { base: 'var(--enamel-light)', light: 'var(--sheet-shade)' },
]
