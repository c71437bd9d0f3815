import type { Picture } from '#scenes/compose/picture.ts'
import { attic } from './attic.ts'
import { boathouse } from './boathouse.ts'
import { campSite } from './camp-site.ts'
import { camperVan } from './camper-van.ts'
import { fleaMarket } from './flea-market.ts'
import { garageSale } from './garage-sale.ts'
import { greenhouse } from './greenhouse.ts'
import { mountainHut } from './mountain-hut.ts'
import { thriftShop } from './thrift-shop.ts'
import { workshop } from './workshop.ts'

/** All pictures of the feed, by their settings. The id of one is its seed too. */
export const pictures: readonly Picture[] = [
  ...attic,
  ...boathouse,
  ...camperVan,
  ...greenhouse,
  ...fleaMarket,
  ...garageSale,
  ...campSite,
  ...mountainHut,
  ...workshop,
  ...thriftShop,
]
