public import Foundation
public import HeadlessUIKit

/// The place of a SwiftUI view in UIKit: views and controllers of UIKit are shown, all others by name.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { if isViewLoaded { showContent() } }
  }
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all
  private var shown: HostedContent?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("a subclass must implement init(coder:) and call super.init(coder:rootView:)")
  }

  open override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    showContent()
  }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return shown?.view.sizeThatFits(size) ?? .zero
  }

  private func showContent() {
    shown?.controller?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.controller?.removeFromParent()
    let content = HostedContent(rootView)
    if let child = content.controller { addChild(child) }
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.controller?.didMove(toParent: self)
    shown = content
  }
}

/// What follows the size of the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The safe areas that content keeps to.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
