import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// How many pixels there are in a point of what a view draws.
@MainActor @Suite struct ContentScaleTests {
  private final class Drawn: UIView {
    var scales: [CGFloat] = []

    override func draw(_ rect: CGRect) {
      scales.append(contentScaleFactor)
      if let context = UIGraphicsGetCurrentContext() { scales.append(context.ctm.a) }
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func draw() {
    drawn.scales = []
    drawn.setNeedsDisplay()
    stage.advance(by: 0)
  }

  @Test(.evidence(.documented))
  func aViewThatDrawsHasTheScreensScale() {
    #expect(drawn.contentScaleFactor == 1)
    stage.window.addSubview(drawn)
    draw()
    #expect(!drawn.scales.isEmpty && drawn.scales.allSatisfy { $0 == 3 })
    #expect(drawn.contentScaleFactor == 3 && drawn.layer.contentsScale == 3)
  }

  /// Apps set the scale of contents that are images themselves.
  @Test(.evidence(.reported))
  func aViewThatDrawsNothingHasNone() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    stage.advance(by: 0)
    #expect(view.contentScaleFactor == 1 && view.layer.contentsScale == 1)
  }

  @Test(.evidence(.documented))
  func aScaleThatCodeSetsStays() {
    stage.window.addSubview(drawn)
    draw()
    drawn.contentScaleFactor = 1
    draw()
    #expect(!drawn.scales.isEmpty && drawn.scales.allSatisfy { $0 == 1 })
    #expect(drawn.contentScaleFactor == 1)
  }
}
