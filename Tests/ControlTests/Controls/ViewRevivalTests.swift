import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Views that show something else, come back, or stand in other surroundings.
@MainActor
@Suite struct ViewRevivalTests {
  private let bench = Bench()

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test(.evidence(.reported)) func anotherImageTakesThePlaceOfAnAnimatedOne() {
    let view = bench.add(UIImageView(), CGRect(x: 0, y: 0, width: 50, height: 50))
    view.image = UIImage.animatedImage(with: [image(5), image(6)], duration: 1)
    #expect(view.isAnimating)
    view.image = image(7)
    #expect(!view.isAnimating && view.layer.animationKeys()?.isEmpty ?? true)
    view.animationImages = [image(5), image(6)]
    view.startAnimating()
    view.image = image(8)
    #expect(view.isAnimating)
  }

  @Test(.evidence(.reported)) func aSpinnerTurnsAgainWhenItsScreenReturns() throws {
    let spinner = bench.add(UIActivityIndicatorView(), CGRect(x: 0, y: 0, width: 20, height: 20))
    spinner.startAnimating()
    let spoke = try #require(spinner.layer.sublayers?.first?.sublayers?.first)
    #expect(spoke.animation(forKey: "turning") != nil)
    spinner.removeFromSuperview()
    bench.stage.advance(by: 1)
    bench.view.addSubview(spinner)
    bench.stage.advance(by: 0)
    #expect(spinner.isAnimating && spoke.animation(forKey: "turning") != nil)
    spinner.stopAnimating()
    spinner.removeFromSuperview()
    bench.view.addSubview(spinner)
    #expect(spoke.animation(forKey: "turning") == nil)
  }

  @Test(.evidence(.documented)) func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 30,
      bottom: 0,
      trailing: 4
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 30))
    #expect(view.directionalLayoutMargins.leading == 30)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test(.evidence(.documented)) func whatIsLaidOutByTheMarginsFollowsTheDirection() {
    let (view, inner) = (bench.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.directionalLayoutMargins.leading = 30
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    bench.stage.advance(by: 0)
    #expect(inner.frame.minX == 30)
    view.semanticContentAttribute = .forceRightToLeft
    bench.stage.advance(by: 0)
    #expect(inner.frame.minX == 8 && inner.frame.maxX == 70)
  }

  @Test(.evidence(.documented)) func theTintColorIsThatOfTheViewThatUsesIt() {
    let view = bench.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .tintColor
    #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
    bench.view.tintColor = .green
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    // A view whose own tint is this color has the app's.
    view.tintColor = .tintColor
    view.backgroundColor = .tintColor
    #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor)
  }

  @Test(.evidence(.documented)) func guidesLieInTheScrolledBounds() {
    let scroll = bench.add(UIScrollView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset.y = 250
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 250, width: 100, height: 100))
  }

  @Test(.evidence(.documented)) func aWindowMayRefuseToBecomeKeyAndGivesItUpWhenItHides() {
    final class Shy: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (stage, shy) = (bench.stage, Shy(frame: bench.stage.screen.bounds))
    let key = stage.keyWindow
    shy.makeKeyAndVisible()
    #expect(stage.keyWindow === key && !shy.isHidden)
    let other = UIWindow(frame: stage.screen.bounds)
    other.makeKeyAndVisible()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didResignKeyNotification,
      object: other,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    other.isHidden = true
    #expect(stage.keyWindow == nil && posted == 1)
  }
}
