import { Ghost } from '#client/ui/ghost.tsx'
import styles from './front-door.module.css'

/** Our door at dusk, its lamp, and somebody who is glad you came. Stands on y 560; light from the upper left. */
export function FrontDoor() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 588" width="480" height="588" aria-hidden="true">
      <Glow />
      <Frame />
      <Leaf />
      <Lantern />
      <Step />
      <Plant />
      <g transform="translate(14 428)">
        <Ghost pose="waving" />
      </g>
    </svg>
  )
}

function Glow() {
  return (
    <>
      <radialGradient id="lamp-light">
        <stop offset="0" stopColor="var(--brass-light)" stopOpacity="0.75" />
        <stop offset="0.4" stopColor="var(--brass-light)" stopOpacity="0.28" />
        <stop offset="1" stopColor="var(--brass-light)" stopOpacity="0" />
      </radialGradient>
      <circle className={styles.light} cx="74" cy="236" r="190" fill="url(#lamp-light)" />
    </>
  )
}

function Frame() {
  return (
    <>
      <path
        fill="var(--stone)"
        d="M129 190A131 131 0 0 1 134 157L159 164A105 105 0 0 0 155 190Z M174 89A134 134 0 0 1 202 71L215 97A105 105 0 0 0 192 112Z M242 54A139 139 0 0 1 278 54L273 88A105 105 0 0 0 247 88Z M280 65A129 129 0 0 1 312 74L302 96A105 105 0 0 0 277 88Z M346 96A129 129 0 0 1 367 121L347 134A105 105 0 0 0 330 114Z M129 248q0-2 2-2h24v61h-24q-2 0-2-2Z M365 246h34q2 0 2 2v57q0 2-2 2h-34Z M129 360q0-2 2-2h24v67h-24q-2 0-2-2Z M365 428h26q2 0 2 2v47q0 2-2 2h-26Z M127 484q0-2 2-2h26v39h-26q-2 0-2-2Z"
      />
      <path
        fill="var(--stone-light)"
        d="M133 153A133 133 0 0 1 147 122L171 137A105 105 0 0 0 160 161Z M153 121A129 129 0 0 1 174 96L190 114A105 105 0 0 0 173 134Z M206 69A134 134 0 0 1 239 60L243 88A105 105 0 0 0 218 96Z M121 196q0-2 2-2h32v49h-32q-2 0-2-2Z M119 312q0-2 2-2h34v45h-34q-2 0-2-2Z M121 430q0-2 2-2h32v51h-32q-2 0-2-2Z"
      />
      <path
        fill="var(--stone-shade)"
        d="M315 76A129 129 0 0 1 343 93L328 112A105 105 0 0 0 305 97Z M374 121A134 134 0 0 1 388 152L360 161A105 105 0 0 0 349 137Z M388 157A133 133 0 0 1 393 190L365 190A105 105 0 0 0 361 164Z M365 194h24q2 0 2 2v45q0 2-2 2h-24Z M365 310h24q2 0 2 2v41q0 2-2 2h-24Z M365 358h32q2 0 2 2v63q0 2-2 2h-32Z M365 482h32q2 0 2 2v35q0 2-2 2h-32Z"
      />
    </>
  )
}

function Leaf() {
  return (
    <>
      <path fill="var(--dusk-shade)" d="M156 524V192a104 104 0 0 1 208 0v332Z" />
      <path fill="var(--enamel-shade)" d="M163 524V193a97 97 0 0 1 194 0v331Z" />
      <path fill="var(--enamel)" d="M163 524V193a97 97 0 0 1 97-97a97 97 0 0 1 92 66v362Z" />
      <path fill="var(--brass)" d="M178 204v-8a82 82 0 0 1 164 0v8Z" />
      <path className={styles.light} fill="var(--brass-light)" d="M178 204v-8a82 82 0 0 1 140-57L276 204Z" />
      <path
        fill="var(--enamel)"
        d="M256 112h8v94h-8Z M197 142l6-6l58 66l-6 5Z M317 136l6 6l-58 64l-5-5Z M224 206a36 36 0 0 1 72 0h-8a28 28 0 0 0-56 0Z"
      />
      <path
        fill="var(--enamel-shade)"
        d="M180 344v-82q0-30 33-30t33 30v82Z M276 344v-82q0-30 33-30t33 30v82Z M180 400h66v98h-66Z M276 400h66v98h-66Z"
      />
      <path
        fill="var(--enamel-light)"
        d="M186 344v-80q0-26 29-26q31 0 31 26v80Z M282 344v-80q0-26 29-26q31 0 31 26v80Z M186 406h60v92h-60Z M282 406h60v92h-60Z"
      />
      <path
        fill="var(--enamel)"
        d="M190 344v-78q0-24 25-24q27 0 27 24v74h-50Z M286 344v-78q0-24 25-24q27 0 27 24v74h-50Z M190 410h52v84h-52Z M286 410h52v84h-52Z"
      />
      <path
        fill="var(--brass-shade)"
        d="M222 363h76a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-76a4 4 0 0 1-4-4v-14a4 4 0 0 1 4-4Z"
      />
      <path
        fill="var(--brass)"
        d="M222 363h74a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-74a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4Z"
      />
      <path fill="var(--brass-shade)" d="M228 370h62v4h-62Z" />
      <circle cx="332" cy="358" r="10" fill="var(--brass-shade)" />
      <circle cx="330" cy="356" r="9" fill="var(--brass)" />
      <path fill="var(--brass-light)" d="M323 355a8 8 0 0 1 8-7q-5 2-5 8Z" />
      <path
        className={styles.light}
        fill="var(--brass-light)"
        d="M331 372a5 5 0 0 0-2.5 9.3L326 392h10l-2.5-10.7A5 5 0 0 0 331 372Z"
      />
      <path className={styles.light} fill="var(--brass-light)" d="M163 519h194v5H163Z" />
    </>
  )
}

function Lantern() {
  return (
    <>
      <path
        fill="var(--dusk-shade)"
        d="M70 178q0-9 9-9h33v-14q0-4 4-4t4 4v36q0 4-4 4t-4-4v-14H80q-2 0-2 3v14h-8Z"
      />
      <path fill="var(--dusk-shade)" d="M50 212l18-20h12l18 20Z" />
      <path fill="var(--brass)" d="M54 214h40l-6 48H60Z" />
      <path className={styles.light} fill="var(--brass-light)" d="M54 214h30q-8 20-9 48H60Z" />
      <path fill="var(--dusk-shade)" d="M57 262h34l-4 9H61Z M72 214h4v48h-4Z" />
      <path fill="var(--dusk-light)" d="M50 212l18-20h4l-9 20Z" />
    </>
  )
}

function Step() {
  return (
    <>
      <ellipse cx="268" cy="566" rx="156" ry="7" fill="var(--shadow)" />
      <path
        fill="var(--stone-shade)"
        d="M112 522h296a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H112a4 4 0 0 1-4-4v-36a4 4 0 0 1 4-4Z"
      />
      <path fill="var(--stone)" d="M112 522h270l-14 44H112a4 4 0 0 1-4-4v-36a4 4 0 0 1 4-4Z" />
      <path fill="var(--stone-light)" d="M112 522h296a4 4 0 0 1 4 4v5H108v-5a4 4 0 0 1 4-4Z" />
      {/* The spare key, where everybody keeps it. */}
      <path
        fill="var(--brass-shade)"
        d="M0-2.5h26v5h-3v6h-4v-6h-3v4h-4v-4H0Z M-6-8a8 8 0 1 1 0 16a8 8 0 0 1 0-16Z"
        transform="translate(330 523) rotate(10)"
      />
      <path fill="var(--clay-shade)" d="M196 514h128l12 14H184Z" />
      <path fill="var(--clay)" d="M196 514h106l4 11H186Z" />
    </>
  )
}

function Plant() {
  return (
    <>
      <ellipse cx="436" cy="564" rx="36" ry="7" fill="var(--shadow)" />
      <path fill="var(--leaf-shade)" d="M440 506C436 452 448 418 474 400C480 446 470 484 446 508Z" />
      <path fill="var(--leaf)" d="M432 506C404 486 392 450 400 412C428 430 444 466 442 506Z" />
      <path fill="var(--leaf)" d="M434 508C424 452 424 408 444 372C462 414 460 464 446 508Z" />
      <path fill="var(--leaf-light)" d="M434 500C426 452 428 412 442 378C444 420 444 460 438 504Z" />
      <path fill="var(--leaf-light)" d="M430 502C410 482 398 452 402 420C416 440 428 468 434 502Z" />
      <path fill="var(--clay-shade)" d="M408 506h60l-8 56q-1 4-5 4h-34q-4 0-5-4Z" />
      <path fill="var(--clay)" d="M408 506h42q4 30-4 60h-25q-4 0-5-4Z" />
      <path
        fill="var(--clay-light)"
        d="M404 500h66a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-66a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3Z"
      />
      <path fill="var(--clay-shade)" d="M446 500h24a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-28Z" />
    </>
  )
}
