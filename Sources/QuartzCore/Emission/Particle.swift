import CoreGraphics
import Foundation
import Geometry
import Scene

/// One particle: what it was born with, from which its state at any time follows.
struct Particle {
  let birth: Double
  private let cell: CellValues
  private let values: EmitterValues
  private let lifetime: Double
  private let source: CGPoint
  private let velocity: CGVector
  private let dice: Dice
  /// Since its birth; set when it is drawn.
  private var age = 0.0

  init(
    _ cell: CellValues,
    _ values: EmitterValues,
    born birth: Double,
    at source: CGPoint,
    _ dice: Dice
  ) {
    (self.cell, self.values, self.birth, self.source, self.dice) = (
      cell, values, birth, source, dice
    )
    lifetime = cell.lifetime.value(dice[.lifetime]) * Double(values.lifetime)
    let speed = cell.velocity.value(dice[.velocity]) * Double(values.velocity)
    let angle = Double(cell.longitude) + Double(cell.spread) * (dice[.angle] - 0.5)
    // A latitude tilts the direction out of the layer's plane.
    let flat = speed * cos(Double(cell.latitude))
    velocity = CGVector(dx: flat * cos(angle), dy: flat * sin(angle))
  }

  /// Adds this particle if it is alive, and those that it has emitted.
  func collect(at time: Double, into found: inout [Particle], depth: Int = 0) {
    guard found.count < Emission.mostParticles, time >= birth else { return }
    if time - birth < lifetime {
      var particle = self
      particle.age = time - birth
      found.append(particle)
    }
    // [I] Nobody nests cells deeper.
    guard depth < 4 else { return }
    for (number, inner) in cell.cells.enumerated() {
      emit(inner, number, at: time, into: &found, depth: depth)
    }
  }

  private func emit(
    _ inner: CellValues,
    _ number: Int,
    at time: Double,
    into found: inout [Particle],
    depth: Int
  ) {
    let end = min(time - birth, lifetime)
    let births = Births(of: inner, rate: Double(inner.birthRate), from: 0, to: end)
    let longest =
      Double(inner.lifetime.mean + abs(inner.lifetime.range) / 2)
      * Double(values.lifetime)
    let reach = inner.cells.isEmpty ? longest : .greatestFiniteMagnitude
    for child in births.alive(at: time - birth, longest: reach) {
      Particle(
        inner,
        values,
        born: birth + child.time,
        at: position(atAge: child.time),
        dice.child(cell: number, birth: child.number)
      )
      .collect(at: time, into: &found, depth: depth + 1)
    }
  }

  // MARK: State

  private func position(atAge age: Double) -> CGPoint {
    CGPoint(
      x: Double(source.x) + Double(velocity.dx) * age
        + Double(cell.acceleration.dx) * age * age / 2,
      y: Double(source.y) + Double(velocity.dy) * age
        + Double(cell.acceleration.dy) * age * age / 2
    )
  }

  private var scale: Double {
    let first = cell.scale.value(dice[.scale]) * Double(values.scale)
    return first + Double(cell.scaleSpeed) * Double(values.scale) * age
  }

  private var rotation: Double { cell.spin.value(dice[.spin]) * Double(values.spin) * age }

  private var color: Color {
    let first = cell.color?.value ?? .white
    func shade(_ start: Double, _ index: Int, _ purpose: Dice.Purpose) -> Double {
      let spread = Double(cell.colorRanges[index]) * (dice[purpose] - 0.5)
      return min(max(start + spread + Double(cell.colorSpeeds[index]) * age, 0), 1)
    }
    return Color(
      red: shade(first.red, 0, .red),
      green: shade(first.green, 1, .green),
      blue: shade(first.blue, 2, .blue),
      alpha: shade(first.alpha, 3, .alpha)
    )
  }

  /// nil where there is nothing to see.
  func layer() -> Layer? {
    let color = color
    guard let image = cell.image, color.alpha > 0, scale != 0 else { return nil }
    let pixels = CGFloat(max(cell.contentsScale, 0.01))
    let size = CGSize(
      width: CGFloat(image.width) * cell.contentsRect.width / pixels,
      height: CGFloat(image.height) * cell.contentsRect.height / pixels
    )
    var looks = LayerValues()
    looks.bounds = CGRect(origin: .zero, size: size)
    looks.contentsRect = cell.contentsRect
    looks.magnificationFilter = cell.magnification
    looks.minificationFilter = cell.minification
    var layer = Layer(frame: looks.bounds)
    layer.content = image.content(in: looks)
    layer.position = position(atAge: age)
    layer.transform = CATransform3DRotate(
      CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1),
      CGFloat(rotation),
      0,
      0,
      1
    )
    layer.opacity = color.alpha
    let tint = color.withAlpha(1)
    if tint != .white { layer.effects = [.multiply(tint)] }
    if values.order == .additive { layer.blendMode = .plusLighter }
    return layer
  }
}
