import type { Thing } from '#scenes/kit/thing.ts'
import { broom } from './tools/broom.ts'
import { handSaw } from './tools/hand-saw.ts'
import { ladder } from './tools/ladder.ts'
import { oilCan } from './tools/oil-can.ts'
import { toolBoard } from './tools/tool-board.ts'
import { toolbox } from './tools/toolbox.ts'
import { vice } from './tools/vice.ts'

export const toolThings: readonly Thing[] = [toolbox, handSaw, toolBoard, oilCan, ladder, broom, vice]
