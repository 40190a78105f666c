import Foundation

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
          in: AutoreleasingUnsafeMutablePointer(owning: view)
        )
      }
    }
    sourceView = view
    if rect != known { sourceRect = rect }
    contentSizeChanged()
  }
}
