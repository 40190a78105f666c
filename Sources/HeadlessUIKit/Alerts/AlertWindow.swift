import Foundation
import Geometry

/// The window of an alert, above the app's own.
final class AlertWindow: UIWindow {
  weak var alert: NumberedAlert?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) { nil }

  override var isOfSystem: Bool { true }
}

/// What an alert's window shows below the alert: nothing.
final class AlertRoot: UIViewController {}

extension Stage {
  /// The alert view that was shown last and is not leaving.
  var frontAlert: NumberedAlert? {
    windows.compactMap { ($0 as? AlertWindow)?.alert }.last(where: \.isInRow)
  }
}
