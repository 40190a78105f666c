@preconcurrency public import Foundation

/// Screens from Interface Builder, which nothing here reads: asking for one is a fault.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    refuse("its initial controller")
    return nil
  }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    refuse("its initial controller")
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse("'\(identifier)'")
    return UIViewController()
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    refuse("'\(identifier)'")
    guard let blank = UIViewController() as? ViewController else {
      preconditionFailure("the storyboard '\(name)' cannot be read here")
    }
    return blank
  }

  private func refuse(_ what: String) {
    StageCore.ambient.raise(
      "UIStoryboard",
      "the storyboard '\(name)' cannot be read here, nor \(what) made of it",
      remedy: "make the controller in code"
    )
  }
}

/// Views from Interface Builder, which nothing here reads: asking for them is a fault.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    Self.refuse(name)
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  static func refuse(_ name: String) {
    StageCore.ambient.raise(
      "UINib",
      "the nib '\(name)' cannot be read here",
      remedy: "make its views in code and register the class"
    )
  }
}

extension Bundle {
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib.refuse(name)
    return nil
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if let nib { UINib.refuse(nib.name) }
  }
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let nib { UINib.refuse(nib.name) }
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    if let nib { UINib.refuse(nib.name) }
  }
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    if let nib { UINib.refuse(nib.name) }
  }
}

extension UIViewController {
  /// [D] Nil for controllers that were made in code.
  public var storyboard: UIStoryboard? { nil }
}
