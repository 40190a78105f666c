import Foundation

/// An in-out value for delegates: this type is missing from Linux's standard library.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) {
    self.pointer = pointer
  }

  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}

extension UIPopoverPresentationController {
  /// [D] If the size changes, the delegate may change the source.
  func reposition() {
    guard shownStyle == .popover, container != nil, let delegate = popoverDelegate,
      var view = sourceView
    else { return }
    let known = sourceRect.isNull ? view.bounds : sourceRect
    var rect = known
    withUnsafeMutablePointer(to: &rect) { rect in
      withUnsafeMutablePointer(to: &view) { view in
        delegate.popoverPresentationController(
          self,
          willRepositionPopoverTo: rect,
          in: AutoreleasingUnsafeMutablePointer(view)
        )
      }
    }
    sourceView = view
    if rect != known { sourceRect = rect }
    contentSizeChanged()
  }
}
