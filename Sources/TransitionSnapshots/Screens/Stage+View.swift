internal import Foundation
internal import HeadlessUIKit

extension Stage {
  /// A device of the view's size that shows nothing else.
  convenience init(showing view: UIView, size asked: CGSize?) throws(SnapshotFault) {
    guard view.superview == nil else { throw .viewInHierarchy("\(type(of: view))") }
    let size = asked ?? view.ownSize
    guard size.width > 0, size.height > 0 else { throw .viewWithoutSize("\(type(of: view))") }
    self.init(
      device: Device(
        width: size.width.rounded(.up),
        height: size.height.rounded(.up),
        scale: 1
      )
    )
    let host = UIViewController()
    host.view.backgroundColor = .systemBackground
    view.frame = CGRect(origin: .zero, size: size)
    view.translatesAutoresizingMaskIntoConstraints = true
    host.view.addSubview(view)
    show(host)
  }
}

extension UIView {
  fileprivate var ownSize: CGSize {
    bounds.isEmpty ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : bounds.size
  }
}
