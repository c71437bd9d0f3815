import { ArchedPicture } from '#client/feed/arched-picture.tsx'
import { Feed } from '#client/feed/feed.tsx'
import { startFeed } from '#client/feed/feed-state.ts'
import { lastPlace } from '#client/feed/place.ts'
import type { DrawNote, DrawPicture } from '#client/feed/post-card.tsx'
import { useFeed } from '#client/feed/use-feed.ts'
import { ErrandSlip } from '#client/game/errands/errand-slip.tsx'
import { ErrandsDialog } from '#client/game/errands/errands-dialog.tsx'
import { GameProvider } from '#client/game/game-provider.tsx'
import { HuntPicture } from '#client/game/hunt/hunt-picture.tsx'
import { BossPanel } from '#client/game/manager/boss-panel.tsx'
import { CashOrJobs } from '#client/game/manager/cash-or-jobs.tsx'
import { JobsDialog } from '#client/game/manager/jobs-dialog.tsx'
import { NegotiationDialog } from '#client/game/manager/negotiation-dialog.tsx'
import { ProjectBar } from '#client/game/manager/project-bar.tsx'
import { Summary } from '#client/game/manager/summary.tsx'
import { WindowShop } from '#client/game/manager/window-shop.tsx'
import { wait } from '#client/lib/wait.ts'
import { seconds } from '#shared/time.ts'
import { RoomMap } from './room-map.tsx'
import styles from './rummage-world-page.module.css'
import { SideBoard } from './side-board.tsx'
import { WorldFooter } from './world-footer.tsx'
import { WorldHeader } from './world-header.tsx'

// Before the first render: the first posts load while the page is being built.
const posts = startFeed(lastPlace()?.pages)

/** A visitor who already sees a prerendered first post is not shown the wait, unless it is long. */
export const ready = Promise.race([posts, wait(seconds(1))])

/** The feed, and the game in its pictures. */
export default function RummageWorldPage() {
  return (
    <GameProvider>
      <div className={styles.world}>
        <WorldHeader>
          <CashOrJobs />
        </WorldHeader>
        <main className={styles.main} id="main">
          <ProjectBar />
          <BossPanel />
          <SideBoard />
          <Feed drawPicture={drawPicture} drawNote={drawNote} />
        </main>
        <WorldFooter />
      </div>
      <JobsDialog />
      <NegotiationDialog drawSeller={drawSeller} />
      <Summary />
      <ErrandsDialog />
      <WindowShop />
      <RoomMap />
    </GameProvider>
  )
}

/** The seller of a thing, as in their posts. */
function SellerWindow({ name }: { name: string }) {
  const { posts } = useFeed()
  const avatar = posts.find(({ author }) => author.username === name)?.author.avatar ?? ''
  return <ArchedPicture src={avatar} name={name} />
}

const drawSeller = (sellerId: string) => <SellerWindow name={sellerId} />

const drawNote: DrawNote = ({ id }) => <ErrandSlip postId={id} />

const drawPicture: DrawPicture = ({ id, image, author: { username } }, { isHost, isFirst }, counts) => (
  <HuntPicture
    postId={id}
    image={image}
    isHost={isHost}
    seller={{ id: username, name: username }}
    priority={isFirst}
  >
    {counts}
  </HuntPicture>
)
