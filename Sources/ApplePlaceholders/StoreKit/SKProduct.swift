public import Foundation

/// Something that a store sells; none is offered here.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var isDownloadable: Bool { false }
}
