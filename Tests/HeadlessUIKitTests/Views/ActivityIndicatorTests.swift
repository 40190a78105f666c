import Foundation
import Geometry
import QuartzCore
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The wheel of a spinner, spoke by spoke.
@MainActor @Suite(.evidence(.reported)) struct ActivityIndicatorTests {
  private func wheel(of view: UIActivityIndicatorView) throws -> CAReplicatorLayer {
    try #require(view.layer.sublayers?.lazy.compactMap { $0 as? CAReplicatorLayer }.first)
  }

  @Test(
    arguments: [
      (.whiteLarge, 0, 37, 1), (.white, 1, 20, 1), (.gray, 2, 20, 0.5), (.medium, 100, 20, 0.5),
      (.large, 101, 37, 0.5),
    ] as [(UIActivityIndicatorView.Style, Int, CGFloat, CGFloat)]
  )
  func eachStyleHasItsSizeAndGrey(
    style: UIActivityIndicatorView.Style,
    number: Int,
    side: CGFloat,
    grey: CGFloat
  ) {
    let view = UIActivityIndicatorView(style: style)
    let size = CGSize(width: side, height: side)
    #expect(style.rawValue == number && view.frame == CGRect(origin: .zero, size: size))
    #expect(view.intrinsicContentSize == size && view.sizeThatFits(.zero) == size)
    #expect(view.color == UIColor(white: grey, alpha: 1))
    view.color = .red
    #expect(view.color == .red)
    view.color = nil
    #expect(view.color == UIColor(white: grey, alpha: 1))
  }

  /// A tenth and 28 hundredths of the wheel's side, at its upper edge.
  @Test func eightSpokesStandInACircle() throws {
    let view = UIActivityIndicatorView(style: .medium)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    let wheel = try wheel(of: view)
    #expect(wheel.instanceCount == 8 && wheel.instanceDelay == 0.125)
    #expect(abs(wheel.instanceTransform.m11 - 0.5.squareRoot()) < 1e-9)
    #expect(abs(wheel.instanceTransform.m12 - 0.5.squareRoot()) < 1e-9)
    #expect(wheel.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(wheel.position == CGPoint(x: 50, y: 30))
    let spoke = try #require(wheel.sublayers?.first)
    #expect(spoke.bounds.width == 2 && abs(spoke.bounds.height - 5.6) < 1e-9)
    #expect(spoke.position.x == 10 && abs(spoke.position.y - 2.8) < 1e-9)
    #expect(spoke.cornerRadius == 1 && spoke.opacity == 0.25)
    #expect(spoke.backgroundColor == UIColor(white: 0.5, alpha: 1).cgColor)
  }

  @Test(.evidence(.documented)) func aSpokeFadesInASecondForEver() throws {
    let scene = Scenery()
    let view = UIActivityIndicatorView(style: .medium)
    scene.view.addSubview(view)
    #expect(view.isHidden && view.hidesWhenStopped && !view.isAnimating)
    #expect(!view.isUserInteractionEnabled)
    view.startAnimating()
    let spoke = try #require(try wheel(of: view).sublayers?.first)
    let turning = try #require(spoke.animation(forKey: "turning") as? CABasicAnimation)
    #expect(turning.fromValue as? Int == 1 && turning.toValue as? Double == 0.25)
    #expect(turning.duration == 1 && turning.repeatCount == .infinity && !view.isHidden)
    view.removeFromSuperview()
    scene.stage.advance(by: 0)
    scene.view.addSubview(view)
    #expect(spoke.animation(forKey: "turning") != nil, "it turns again when it returns")
    view.stopAnimating()
    #expect(spoke.animation(forKey: "turning") == nil && view.isHidden && !view.isAnimating)
  }

  @Test(.evidence(.documented)) func aStoppedWheelMayStayInSight() {
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.startAnimating()
    view.hidesWhenStopped = true
    #expect(!view.isHidden, "it turns")
    view.stopAnimating()
    #expect(view.isHidden)
  }
}
