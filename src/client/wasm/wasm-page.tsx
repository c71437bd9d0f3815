import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page-frame.tsx'
import { Abacus } from './abacus.tsx'
import { Workbench } from './workbench.tsx'

export default function WasmPage() {
  return (
    <Page
      title="WebAssembly Playground"
      lead="Write a small program, and have it say something. It runs in a room of its own, without a key to yours."
      picture={
        <Niche>
          <Ghost pose="waving" />
          <Abacus />
        </Niche>
      }
    >
      <Workbench />
    </Page>
  )
}
