public import Foundation

extension NSObject {
  /// Of a class, the class itself: `register(UITableViewCell.classForCoder(), …)`.
  public static func classForCoder() -> AnyClass { self }
}
