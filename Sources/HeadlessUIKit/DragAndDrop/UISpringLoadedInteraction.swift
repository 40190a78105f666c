@preconcurrency public import Foundation

/// A view or an item that opens when a drag rests on it; no drag ever does here.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITableView: UISpringLoadedInteractionSupporting {}
extension UICollectionView: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
extension UIBarItem: UISpringLoadedInteractionSupporting {}
extension UIAlertController: UISpringLoadedInteractionSupporting {}
