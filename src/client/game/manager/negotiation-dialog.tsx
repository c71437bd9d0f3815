import { type KeyboardEvent, useEffect, useRef } from 'react'
import { celebrateDeal } from '#client/game/gestures/celebrate-deal.ts'
import { cannotPay, formatMoney, wouldLeave } from '#client/game/manager-words.ts'
import { finalPriceOf } from '#client/game/rules.ts'
import { isBought, type NegotiatedItem } from '#client/game/state.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import type { Elements } from '#client/lib/elements.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './negotiation-dialog.module.css'
import { TagModal } from './tag-modal.tsx'
import { ThingPicture } from './thing-picture.tsx'
import { useHaggling } from './use-haggling.ts'

/** Draws the seller of a thing. */
type DrawSeller = (sellerId: string) => Elements

/** One deal at a time. */
export function NegotiationDialog({ drawSeller }: { drawSeller: DrawSeller }) {
  const item = useGame(({ game }) => game.negotiatingItem)
  const finalPrice = useGame(({ game }) => finalPriceOf(game))

  if (item === null || finalPrice === null) return null
  return <Negotiation key={item.id} item={item} finalPrice={finalPrice} drawSeller={drawSeller} />
}

type NegotiationProps = { item: NegotiatedItem; finalPrice: number; drawSeller: DrawSeller }

function Negotiation({ item, finalPrice, drawSeller }: NegotiationProps) {
  const { id, name, price, quality, sellerId, sellerName } = item
  const store = useGameStore()
  const cash = useGame(({ game }) => game.cashBalance)
  const { shown, isFinal, skip } = useHaggling(price)
  const slip = useRef<HTMLDivElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  const canPay = finalPrice <= cash
  const afterwards = canPay ? wouldLeave(cash - finalPrice, price - finalPrice) : cannotPay(finalPrice, cash)
  const reject = () => store.dispatch({ type: 'reject' })

  function accept() {
    store.dispatch({ type: 'accept' })
    if (isBought(store.table().game, id)) celebrateDeal(id, slip.current)
  }

  useEffect(() => {
    if (isFinal) answers.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [isFinal])

  return (
    <TagModal title={name} onEscape={reject} onKeyDown={holdBack}>
      <div className={styles.deal}>
        <div className={styles.counter} aria-hidden>
          <span className={styles.thing}>
            <ThingPicture thing={item} />
          </span>
          {drawSeller(sellerId) satisfies Elements}
        </div>
        <dl className={styles.facts}>
          <dt>Seller</dt>
          <dd>{sellerName}</dd>
          <dt>Listed price</dt>
          <dd>{formatMoney(price)}</dd>
          <dt>Quality</dt>
          <dd>{`${quality} of 5`}</dd>
          <dt>Your cash</dt>
          <dd>{formatMoney(cash)}</dd>
        </dl>
        <div className={styles.offer} ref={slip} role="status">
          <p className={styles.label}>{isFinal ? 'Final price' : `${sellerName} is thinking...`}</p>
          {/* Two paragraphs instead of one that changes: if the last thought equals the price, the change would not be read
             out. */}
          {isFinal ? (
            <p key="final" className={styles.price}>
              {formatMoney(finalPrice)}
            </p>
          ) : (
            <p key="thought" className={`${styles.price} ${styles.thinking}`}>
              <button
                type="button"
                aria-label="Hear the final price now"
                // The second half of a double click was meant for the element that was there before.
                onClick={({ detail }) => detail < 2 && skip()}
              >
                <span aria-hidden>{formatMoney(shown)}</span>
              </button>
            </p>
          )}
        </div>
        <div className={styles.answers} ref={answers}>
          <Button look="door" disabled={!isFinal || !canPay} aria-describedby="afterwards" onClick={accept}>
            Accept Deal
          </Button>
          <Button disabled={!isFinal} onClick={reject}>
            Reject Deal
          </Button>
        </div>
        <p className={styles.reason} id="afterwards">
          {isFinal ? afterwards : 'Press the price to hear the last word now.'}
        </p>
      </div>
    </TagModal>
  )
}

/** A held key that opened the deal or asked for the price must not buy as well. */
function holdBack(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
