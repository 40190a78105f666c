public import Foundation

/// A class of views or controllers that appearance can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose appearance can be set through a proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Values that are set here apply to every view of the class when it is added to a window, unless
  /// the view was configured itself. [D]
  public class func appearance() -> Self { AppearanceProxy.proxy(Self.self, in: []) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxy.proxy(Self.self, in: containerTypes) }
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxy.proxy(Self.self, in: [], for: trait)
  }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxy.proxy(Self.self, in: containerTypes, for: trait) }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { AppearanceProxy.proxy(Self.self, in: []) }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxy.proxy(Self.self, in: containerTypes) }
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxy.proxy(Self.self, in: [], for: trait)
  }
  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxy.proxy(Self.self, in: containerTypes, for: trait) }
}

extension UIViewController: UIAppearanceContainer {}

/// Creates instances with default values: proxies and their references for comparison.
@MainActor
protocol DefaultInstantiable: NSObject {
  static func blank() -> Self
}

extension UIView: DefaultInstantiable {
  static func blank() -> Self { made(frame: .zero) }
}

extension UIBarItem: DefaultInstantiable {
  static func blank() -> Self {
    guard let item = self.init(coder: BlankCoder()) else {
      preconditionFailure("\(self).appearance() needs an init(coder:) that returns an object")
    }
    return item
  }
}
