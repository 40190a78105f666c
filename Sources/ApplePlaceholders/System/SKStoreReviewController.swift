public import Foundation
public import HeadlessUIKit

/// [D] The system may show nothing when it is asked for a review; here it never does.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
