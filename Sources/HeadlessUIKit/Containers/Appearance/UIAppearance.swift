public import Foundation

/// Whatever can stand around a view whose looks an app sets for all of them.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Whatever takes its looks from a proxy that stands for all of its class.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What is set here is taken by every view of the class when it comes on screen, unless the view
  /// was given something else. [D]
  public class func appearance() -> Self { AppearancePage.proxy(Self.self, in: []) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearancePage.proxy(Self.self, in: containerTypes) }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { AppearancePage.proxy(Self.self, in: []) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearancePage.proxy(Self.self, in: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}

/// Made from nothing: proxies, and views that were left as they are.
@MainActor
protocol BlankMaking: NSObject {
  static func blank() -> Self
}

extension UIView: BlankMaking {
  static func blank() -> Self { made(frame: .zero) }
}

extension UIBarItem: BlankMaking {
  static func blank() -> Self {
    guard let item = self.init(coder: BlankCoder()) else {
      preconditionFailure("\(self).appearance() needs an init(coder:) that returns an object")
    }
    return item
  }
}
