import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct AnimationRulesTests {
  @Test func `V3 a second animation adds to the first, and velocity is continuous`() throws {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.layer.anchorPoint = .zero
    view.frame.origin.y = 0
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) { view.frame.origin.y = 100 }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.y == 50)
    UIView.animate(withDuration: 1) { view.frame.origin.y = 0 }
    stage.advance(by: 0)
    #expect(view.layer.presentation()?.position.y == 50)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.y == 50)
    #expect(view.layer.animationKeys() == ["position-2"])
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position.y == 0)
  }
}
