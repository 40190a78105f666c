/// An object of a document that is no view, item or constraint, and is told when all is connected.
///
/// Every object is on iOS; here, where nothing can be overridden that an extension declares, porting
/// writes this for classes that have an `awakeFromNib`.
@preconcurrency @MainActor
public protocol NSNibAwaking: AnyObject {
  func awakeFromNib()
}
