@preconcurrency public import Foundation

// Before Swift 4.2 the options of a nib had any keys.

extension UINib {
  @available(*, deprecated, message: "use the keys of OptionsKey")
  @_disfavoredOverload
  @discardableResult
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]?) -> [Any] {
    instantiate(withOwner: ownerOrNil)
  }
}

extension Bundle {
  @available(*, deprecated, message: "use the keys of UINib.OptionsKey")
  @preconcurrency @MainActor
  @_disfavoredOverload
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]?) -> [Any]? {
    loadNibNamed(name, owner: owner)
  }
}
