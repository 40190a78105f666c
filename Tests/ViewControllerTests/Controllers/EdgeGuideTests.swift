import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The guides of iOS 7: as high as the safe area's insets, at the view's edges.
@MainActor @Suite struct EdgeGuideTests {
  @Test(.evidence(.documented))
  func theyEndWhereTheSafeAreaBegins() {
    let (stage, screen) = (Stage(device: .iPhone15), UIViewController())
    let guides = [screen.topLayoutGuide, screen.bottomLayoutGuide]
    stage.show(screen)
    #expect(guides.map(\.length) == [59, 34])
    let frames = guides.compactMap { ($0 as? UILayoutGuide)?.layoutFrame }
    #expect(frames.map(\.minY) == [0, 818])
  }

  @Test func eachIsMadeOnce() {
    let screen = UIViewController()
    #expect(screen.topLayoutGuide === screen.topLayoutGuide)
    #expect(screen.bottomLayoutGuide === screen.bottomLayoutGuide)
    #expect(screen.topLayoutGuide !== screen.bottomLayoutGuide)
    #expect(screen.view.layoutGuides.filter { $0 is EdgeGuide }.count == 2)
  }
}
