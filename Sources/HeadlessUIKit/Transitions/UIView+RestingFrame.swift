import Foundation

extension UIView {
  /// The frame at rest, independent of a transition that moves the view onto or off the screen.
  ///
  /// [I] Content inside the safe area keeps its layout while the screen moves.
  var restingFrame: CGRect {
    let controller = owner as? UIViewController ?? (self as? PresentationPanel)?.presented
    return controller?.activeTransition?.restingFrame(of: self) ?? frame
  }
}

extension PresentationPanel {
  fileprivate var presented: UIViewController? { controller?.wrapper ?? controller?.presented }
}

extension Transition {
  fileprivate func restingFrame(of view: UIView) -> CGRect? {
    guard !isOver else { return nil }
    for upper in plan.others {
      guard let presentation = upper.modal.controller, presentation.viewInContainer === view,
        view.superview === presentation.container
      else { continue }
      return presentation.frameInContainer
    }
    guard view.superview === plan.container else { return nil }
    let frame: CGRect? =
      if view === plan.to.view { destination(of: view) } else if view === plan.from.view {
        plan.from.initialFrame
      } else { nil }
    return frame == .zero ? nil : frame
  }

  /// Where an animation takes the view that appears, which may be elsewhere than its final frame.
  ///
  /// [I] What stands inside its safe area would otherwise jump when the transition is over.
  private func destination(of view: UIView) -> CGRect {
    let isAnimatedInside =
      !view.layer.animationTable.isEmpty && plan.container.bounds.intersects(view.frame)
    return isAnimatedInside ? view.frame : plan.to.finalFrame
  }
}
