import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import QuartzCore

/// The particles of an emitter layer.
@MainActor
@Suite struct EmitterTests {
  private let stage = Stage()

  private func image(_ side: CGFloat = 4) throws -> CGImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    let drawn = renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    return try #require(drawn.cgImage)
  }

  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = try image()
    cell.birthRate = 10
    cell.lifetime = 1
    change(cell)
    return cell
  }

  private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = cells
    stage.window.layer.addSublayer(emitter)
    stage.advance(by: 0)
    return emitter
  }

  private func particles(_ emitter: CAEmitterLayer) throws -> [Layer] {
    stage.advance(by: 0)
    let node = try #require(emitter.record?.node(at: stage.instant))
    return node.layer.children.filter { $0.label == "particle" }.map(\.layer)
  }

  @Test func `particles are born evenly and live as long as they should`() throws {
    let emitter = emitter(try cell())
    #expect(try particles(emitter).isEmpty)
    stage.advance(by: 0.5)
    #expect(try particles(emitter).count == 5)
    stage.advance(by: 2.5)
    #expect(try particles(emitter).count == 10)
    emitter.birthRate = 0
    #expect(try particles(emitter).count == 10)
    stage.advance(by: 0.5)
    #expect(try particles(emitter).count == 5)
    stage.advance(by: 0.5)
    #expect(try particles(emitter).isEmpty)
    emitter.birthRate = 2
    stage.advance(by: 0.5)
    #expect(try particles(emitter).count == 10)
  }

  @Test func `a particle falls along its parabola`() throws {
    let emitter = emitter(
      try cell {
        $0.birthRate = 1
        $0.lifetime = 10
        $0.velocity = 100
        $0.emissionLongitude = .pi / 6
        $0.xAcceleration = -10
        $0.yAcceleration = 40
        $0.scale = 2
        $0.scaleSpeed = -0.5
        $0.alphaSpeed = -0.25
        $0.redSpeed = -0.5
      }
    )
    emitter.emitterPosition = CGPoint(x: 50, y: 60)
    stage.advance(by: 1.5)
    let particle = try #require(try particles(emitter).first)
    let x: CGFloat = 50 + 100 * cos(.pi / 6) - 5
    #expect(abs(particle.position.x - x) < 1e-9)
    let y: CGFloat = 60 + 50 + 20
    #expect(abs(particle.position.y - y) < 1e-9)
    #expect(abs(particle.transform.m11 - 1.5) < 1e-9)
    #expect(abs(particle.opacity - 0.75) < 1e-9)
    #expect(particle.effects == [.multiply(Color(red: 0.5, green: 1, blue: 1))])
    #expect(particle.bounds.size == CGSize(width: 12, height: 12))
  }

  /// However often the layer was looked at or changed without a difference.
  @Test func `where a particle is follows from its birth alone`() throws {
    func run(steps: Int) throws -> [CGPoint] {
      let stage = Stage()
      let emitter = CAEmitterLayer()
      emitter.emitterShape = .rectangle
      emitter.emitterSize = CGSize(width: 30, height: 20)
      emitter.emitterCells = [
        try cell {
          $0.velocity = 30
          $0.velocityRange = 20
          $0.emissionRange = 2 * .pi
          $0.lifetimeRange = 1
        }
      ]
      stage.window.layer.addSublayer(emitter)
      stage.advance(by: 0)
      for _ in 0..<steps {
        stage.advance(by: 1.7 / Double(steps))
        emitter.opacity = emitter.opacity == 1 ? 0.9 : 1
      }
      let node = try #require(emitter.record?.node(at: stage.instant))
      return node.layer.children.map(\.layer.position)
    }
    let once = try run(steps: 1)
    #expect(!once.isEmpty)
    #expect(try run(steps: 17) == once)
  }

  @Test func `variations stay within half of their range and differ`() throws {
    let emitter = emitter(
      try cell {
        $0.birthRate = 400
        $0.lifetime = 1
        $0.velocity = 100
        $0.velocityRange = 40
        $0.emissionRange = .pi / 2
        $0.scale = 1
        $0.scaleRange = 0.5
        $0.alphaRange = 0.5
        $0.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        $0.yAcceleration = 0
      }
    )
    stage.advance(by: 1)
    let all = try particles(emitter)
    #expect(all.count == 400)
    let scales = all.map { $0.transform.m11 }
    #expect(scales.allSatisfy { (0.75...1.25).contains($0) })
    #expect(Set(scales).count == 400)
    #expect((scales.max() ?? 0) > 1.2 && (scales.min() ?? 1) < 0.8)
    #expect(all.allSatisfy { (0.25...0.75).contains($0.opacity) })
    #expect(all.allSatisfy { abs(atan2($0.position.y, $0.position.x)) <= .pi / 4 + 1e-9 })
    let other = CAEmitterLayer()
    other.seed = 7
    other.emitterCells = emitter.emitterCells
    stage.window.layer.addSublayer(other)
    stage.advance(by: 1)
    #expect(Set(try particles(other).map { $0.transform.m11 }).isDisjoint(with: scales))
  }

  @Test(
    arguments: [
      CAEmitterLayerEmitterShape.point, .line, .rectangle, .circle, .cuboid, .sphere,
    ],
    [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume]
  )
  func `particles are born on the emitter's shape`(
    shape: CAEmitterLayerEmitterShape,
    mode: CAEmitterLayerEmitterMode
  ) throws {
    let emitter = emitter(try cell { $0.birthRate = 300 })
    emitter.emitterPosition = CGPoint(x: 5, y: 6)
    emitter.emitterSize = CGSize(width: 40, height: 20)
    emitter.emitterShape = shape
    emitter.emitterMode = mode
    stage.advance(by: 1)
    let places = try particles(emitter).map { CGPoint(x: $0.position.x - 5, y: $0.position.y - 6) }
    #expect(places.count == 300)
    for place in places {
      let (x, y) = (abs(place.x), abs(place.y))
      switch shape {
      case .point: #expect(place == .zero)
      case .line: #expect(x <= 20 && y == 0 && (mode != .points || x == 20))
      case .rectangle, .cuboid:
        #expect(x <= 20 && y <= 10)
        if mode == .outline { #expect(x == 20 || y == 10) }
        if mode == .points { #expect(x == 20 && y == 10) }
      default:
        let radius = hypot(x, y)
        #expect(radius <= 40 + 1e-9)
        if mode == .outline || mode == .points { #expect(abs(radius - 40) < 1e-9) }
      }
    }
    if shape != .point { #expect(Set(places.map(\.x)).count > 1) }
  }

  @Test func `a cell that is named is changed by its key path`() throws {
    let emitter = emitter(
      try cell {
        $0.name = "spark"
        $0.birthRate = 0
      }
    )
    stage.advance(by: 1)
    #expect(try particles(emitter).isEmpty)
    emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(0.5, forKeyPath: "emitterCells.spark.lifetime")
    emitter.setValue(100, forKeyPath: "emitterCells.other.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 20)
    stage.advance(by: 1)
    #expect(try particles(emitter).count == 10)
    emitter.setValue(false, forKeyPath: "emitterCells.spark.enabled")
    stage.advance(by: 0.6)
    #expect(try particles(emitter).isEmpty)
  }

  /// Every property by its name and by its key, each apart from all others.
  @Test func `properties of a cell have keys`() {
    let numbers: [(String, ReferenceWritableKeyPath<CAEmitterCell, CGFloat>)] = [
      ("emissionLatitude", \.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
      ("emissionRange", \.emissionRange), ("velocity", \.velocity),
      ("velocityRange", \.velocityRange), ("xAcceleration", \.xAcceleration),
      ("yAcceleration", \.yAcceleration), ("scale", \.scale), ("scaleRange", \.scaleRange),
      ("scaleSpeed", \.scaleSpeed), ("spin", \.spin), ("spinRange", \.spinRange),
      ("contentsScale", \.contentsScale),
    ]
    let floats: [(String, ReferenceWritableKeyPath<CAEmitterCell, Float>)] = [
      ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
      ("redRange", \.redRange), ("greenRange", \.greenRange), ("blueRange", \.blueRange),
      ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed), ("greenSpeed", \.greenSpeed),
      ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
    ]
    let times: [(String, ReferenceWritableKeyPath<CAEmitterCell, Double>)] = [
      ("beginTime", \.beginTime), ("duration", \.duration),
    ]
    let (cell, byKey) = (CAEmitterCell(), CAEmitterCell())
    var next = 2.0
    for (key, path) in numbers {
      cell[keyPath: path] = CGFloat(next)
      byKey.setValue(next, forKey: key)
      next += 1
    }
    for (key, path) in floats {
      cell[keyPath: path] = Float(next)
      byKey.setValue(Float(next), forKey: key)
      next += 1
    }
    for (key, path) in times {
      cell[keyPath: path] = next
      byKey.setValue(next, forKeyPath: key)
      next += 1
    }
    next = 2
    for (key, path) in numbers {
      #expect(
        cell[keyPath: path] == CGFloat(next) && byKey[keyPath: path] == CGFloat(next),
        "\(key)"
      )
      #expect(cell.value(forKey: key) as? Double == next, "\(key)")
      next += 1
    }
    for (key, path) in floats {
      #expect(cell[keyPath: path] == Float(next) && byKey[keyPath: path] == Float(next), "\(key)")
      next += 1
    }
    for (key, path) in times {
      #expect(cell[keyPath: path] == next && byKey[keyPath: path] == next, "\(key)")
      #expect(cell.value(forKey: key) as? Double == next, "\(key)")
      next += 1
    }
    byKey.setValue("a", forKey: "name")
    byKey.setValue(false, forKey: "enabled")
    #expect(byKey.name == "a" && !byKey.isEnabled && cell.isEnabled)
  }

  @Test func `a particle turns and is gone at the end of its life`() throws {
    let emitter = emitter(
      try cell {
        $0.birthRate = 1
        $0.lifetime = 2
        $0.spin = 3
      }
    )
    emitter.spin = 2
    stage.advance(by: 1)
    let turned = try #require(try particles(emitter).first).transform
    #expect(abs(atan2(turned.m12, turned.m11) - 3) < 1e-9)
    emitter.birthRate = 0
    stage.advance(by: 1.5)
    #expect(try particles(emitter).isEmpty)
  }

  @Test func `a cell emits from its begin time on for its duration`() throws {
    let emitter = emitter(
      try cell {
        $0.beginTime = 1
        $0.duration = 0.5
        $0.lifetime = 5
      }
    )
    stage.advance(by: 0.9)
    #expect(try particles(emitter).isEmpty)
    stage.advance(by: 0.35)
    #expect(try particles(emitter).count == 3)
    stage.advance(by: 2)
    #expect(try particles(emitter).count == 5)
  }

  @Test func `particles emit particles where they are`() throws {
    let trail = try cell {
      $0.birthRate = 10
      $0.lifetime = 0.5
    }
    let emitter = emitter(
      try cell {
        $0.birthRate = 1
        $0.lifetime = 3
        $0.velocity = 100
        $0.emitterCells = [trail]
      }
    )
    stage.advance(by: 1.4)
    let places = try particles(emitter).map { ($0.position.x * 1000).rounded() / 1000 }
    // One rocket, born at 0.5 s, and five sparks of its last half second.
    #expect(places == [90, 45, 55, 65, 75, 85])
  }

  @Test func `render modes order and blend`() throws {
    let emitter = emitter(try cell { $0.velocity = 10 })
    stage.advance(by: 1)
    let oldestFirst = try particles(emitter).map(\.position.x)
    #expect(oldestFirst == oldestFirst.sorted(by: >))
    emitter.renderMode = .oldestLast
    #expect(try particles(emitter).map(\.position.x) == oldestFirst.reversed())
    emitter.renderMode = .additive
    stage.advance(by: 1)
    #expect(try particles(emitter).allSatisfy { $0.blendMode == .plusLighter })
  }

  @Test func `particles are never more than can be drawn`() throws {
    let emitter = emitter(
      try cell {
        $0.birthRate = .greatestFiniteMagnitude
        $0.lifetime = 1e30
      },
      try cell {
        $0.birthRate = 1e7
        $0.lifetime = .nan
      }
    )
    stage.advance(by: 100)
    #expect(try particles(emitter).count <= Emission.mostParticles)
  }
}
