import { useEffect } from 'react'
import { recentProducts } from './recent-products.ts'

/** Stores in this browser that the product was viewed; not one's own. */
export function useRememberProduct(productSeq: number, isOwn: boolean) {
  useEffect(() => {
    if (!isOwn) recentProducts.add(productSeq)
  }, [productSeq, isOwn])
}
