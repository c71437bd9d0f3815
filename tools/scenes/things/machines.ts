import type { Thing } from '#scenes/kit/thing.ts'
import { camera } from './machines/camera.ts'
import { filmProjector } from './machines/film-projector.ts'
import { standingMirror } from './machines/standing-mirror.ts'
import { telephone } from './machines/telephone.ts'
import { television } from './machines/television.ts'

export const machineThings: readonly Thing[] = [television, camera, telephone, standingMirror, filmProjector]
