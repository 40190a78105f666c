import CoreGraphics
import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// What the layers of Core Animation animate, by themselves and when they are asked.
@MainActor
@Suite struct AnimatableKeyTests {
  private let screen = Screen()

  private func layer(for row: AnimatableRow) -> CALayer {
    let layer = screen.makeLayer(row.make())
    layer.setValue(row.from, forKey: row.key)
    layer.removeAllAnimations()
    screen.core.flushTurn()
    return layer
  }

  /// How far the value on screen is from the first to the second one.
  private func share(_ layer: CALayer, _ row: AnimatableRow) throws -> Double {
    let shown = try #require(LayerKeyPath(row.key).flatMap { layer.presentedValues[at: $0] })
    let (from, to) = (AnimatableValue(row.from), AnimatableValue(row.to))
    let way = try #require(to.firstNumber) - (try #require(from.firstNumber))
    return try #require(shown.firstNumber) / way
  }

  @Test(.evidence(.documented), arguments: rows)
  func `a change moves by itself`(row: AnimatableRow) throws {
    let layer = layer(for: row)
    layer.setValue(row.to, forKey: row.key)
    #expect(layer.animationKeys() == [row.key])
    screen.advance(to: 0.125)
    let share = try share(layer, row)
    #expect(share > 0.2 && share < 0.9)
    screen.advance(to: 0.3)
    #expect(try self.share(layer, row) == 1)
  }

  @Test(.evidence(.documented), arguments: rows)
  func `an animation moves the value`(row: AnimatableRow) throws {
    let layer = layer(for: row)
    let animation = CABasicAnimation(keyPath: row.key)
    (animation.fromValue, animation.toValue, animation.duration) = (row.from, row.to, 2)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    screen.advance(to: 0.5)
    #expect(try abs(share(layer, row) - 0.25) < 1e-9)
  }
}

/// A key, and two values whose first numbers begin at 0.
struct AnimatableRow: Sendable, CustomTestStringConvertible {
  let key: String
  let from: any Sendable
  let to: any Sendable
  let make: @Sendable () -> CALayer

  init(
    _ key: String,
    _ from: any Sendable,
    _ to: any Sendable,
    _ make: @escaping @Sendable () -> CALayer
  ) {
    (self.key, self.from, self.to, self.make) = (key, from, to, make)
  }

  var testDescription: String { key }
}

private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

private let rows: [AnimatableRow] = [
  AnimatableRow("strokeStart", 0.0, 0.5) { CAShapeLayer() },
  AnimatableRow("strokeEnd", 0.0, 0.5) { CAShapeLayer() },
  AnimatableRow("lineWidth", 0.0, 8.0) { CAShapeLayer() },
  AnimatableRow("lineDashPhase", 0.0, 9.0) { CAShapeLayer() },
  AnimatableRow("miterLimit", 0.0, 4.0) { CAShapeLayer() },
  AnimatableRow("fillColor", black, red) { CAShapeLayer() },
  AnimatableRow("strokeColor", black, red) { CAShapeLayer() },
  AnimatableRow("startPoint", CGPoint.zero, CGPoint(x: 1, y: 1)) { CAGradientLayer() },
  AnimatableRow("endPoint", CGPoint.zero, CGPoint(x: 0.5, y: 1)) { CAGradientLayer() },
  AnimatableRow("locations", [0.0, 1.0], [0.4, 1.0]) { CAGradientLayer() },
  AnimatableRow("colors", [black, red], [red, black]) { CAGradientLayer() },
  AnimatableRow("instanceDelay", 0.0, 2.0) { CAReplicatorLayer() },
  AnimatableRow("cornerRadius", 0.0, 4.0) { CALayer() },
  AnimatableRow("borderWidth", 0.0, 4.0) { CALayer() },
  AnimatableRow("borderColor", black, red) { CALayer() },
  AnimatableRow("backgroundColor", black, red) { CALayer() },
  AnimatableRow("shadowColor", black, red) { CALayer() },
  AnimatableRow("shadowOpacity", 0.0, 0.5) { CALayer() },
  AnimatableRow("shadowOffset", CGSize.zero, CGSize(width: 3, height: 1)) { CALayer() },
  AnimatableRow("shadowRadius", 0.0, 7.0) { CALayer() },
  AnimatableRow("zPosition", 0.0, 7.0) { CALayer() },
  AnimatableRow("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 0)) { CALayer() },
  AnimatableRow("position", CGPoint.zero, CGPoint(x: 9, y: 0)) { CALayer() },
  AnimatableRow("contentsRect", CGRect.zero, CGRect(x: 1, y: 0, width: 1, height: 1)) { CALayer() },
]

extension AnimatableValue {
  fileprivate var firstNumber: Double? {
    switch self {
    case .number(let number): number
    case .point(let point): point.x
    case .size(let size): size.width
    case .rect(let rect): rect.minX
    case .color(let color): color.red
    case .numbers(let numbers): numbers.first
    case .colors(let colors): colors.first?.red
    case .transform, .path, .object: nil
    }
  }
}
