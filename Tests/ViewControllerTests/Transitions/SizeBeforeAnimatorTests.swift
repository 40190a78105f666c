import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The size of a presented view before its own animator adds it.
@MainActor @Suite struct SizeBeforeAnimatorTests {
  /// An animator that sets no frame, and says which size it found.
  private func measuring(_ tell: @escaping (CGSize?) -> Void) -> BlockAnimator {
    BlockAnimator(duration: 0.1) { context in
      let view = context.viewController(forKey: .to)?.view
      tell(view?.bounds.size)
      if let view { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  private final class Narrow: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  }

  private func measured(
    _ shown: UIViewController,
    _ style: UIModalPresentationStyle
  ) throws -> CGSize? {
    let (stage, root) = (Stage(device: .iPhone15), UIViewController())
    stage.show(root)
    var size: CGSize?
    let animator = measuring { size = $0 }
    shown.transitioningDelegate = animator
    shown.modalPresentationStyle = style
    try withExtendedLifetime(animator) {
      _ = try stage.record { root.present(shown, animated: true) }
    }
    return size
  }

  /// Of a storyboard, for example, whose canvas has another size than the screen.
  @Test(
    .rule("presentation.size-before-animator", .documented, .reported),
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.custom, true),
      (.overFullScreen, true), (.overCurrentContext, true), (.pageSheet, false),
    ]
  )
  func aViewThatFillsItsContainerIsAsLargeAsTheContainer(
    style: UIModalPresentationStyle,
    isSized: Bool
  ) throws {
    let size = isSized ? CGSize(width: 393, height: 852) : CGSize(width: 320, height: 480)
    #expect(try measured(Narrow(), style) == size)
  }

  private final class LowerHalf: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let space = containerView?.bounds else { return .zero }
      return space.divided(atDistance: space.height / 2, from: .maxYEdge).slice
    }
  }

  private final class Halving: NSObject, UIViewControllerTransitioningDelegate {
    let animator: BlockAnimator

    init(_ animator: BlockAnimator) { self.animator = animator }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      LowerHalf(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// An animator that sets no frame leaves the view where its presentation controller wants it.
  @Test(.rule("presentation.size-before-animator", .documented))
  func aCustomPresentationControllerChoosesTheFrame() throws {
    let (stage, root, shown) = (Stage(device: .iPhone15), UIViewController(), Narrow())
    stage.show(root)
    var size: CGSize?
    let halving = Halving(measuring { size = $0 })
    shown.transitioningDelegate = halving
    shown.modalPresentationStyle = .custom
    try withExtendedLifetime(halving) {
      _ = try stage.record { root.present(shown, animated: true) }
    }
    #expect(size == CGSize(width: 393, height: 426))
    #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  /// [W] It has the screen's, whatever will hold it: transitions measure their destination there.
  @Test(
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .custom,
    ]
  )
  func aPresentedViewHasTheScreensSize(style: UIModalPresentationStyle) throws {
    #expect(try measured(UIViewController(), style) == CGSize(width: 393, height: 852))
  }
}
