import { ArchedPicture } from '#client/feed/arched-picture.tsx'
import { useFeed } from '#client/feed/use-feed.ts'

/** Whose thing it is, as their posts show them. */
export function SellerWindow({ name }: { name: string }) {
  const { posts } = useFeed()
  const avatar = posts.find(({ author }) => author.username === name)?.author.avatar ?? ''
  return <ArchedPicture src={avatar} name={name} />
}
