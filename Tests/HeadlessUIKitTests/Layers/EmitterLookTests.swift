import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit
@testable import QuartzCore

/// What a particle takes from its cell and from its layer.
@MainActor
@Suite struct EmitterLookTests {
  private let stage = Stage()

  /// The only particle, a second after its birth; the next comes later.
  private func particle(
    _ change: (CAEmitterCell) -> Void = { _ in },
    layer adjust: (CAEmitterLayer) -> Void = { _ in }
  ) throws -> Layer? {
    try particles(rate: 0.5, change, layer: adjust).first
  }

  private func particles(
    rate: Float,
    _ change: (CAEmitterCell) -> Void,
    layer adjust: (CAEmitterLayer) -> Void = { _ in }
  ) throws -> [Layer] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format)
    let cell = CAEmitterCell()
    let image = renderer.image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    cell.contents = image.cgImage
    (cell.birthRate, cell.lifetime) = (rate, 10)
    change(cell)
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [cell]
    adjust(emitter)
    stage.window.layer.addSublayer(emitter)
    stage.advance(by: 1 + 0.5 / Double(rate))
    let node = try #require(emitter.record?.node(at: stage.instant))
    return node.layer.children.filter { $0.label == "particle" }.map(\.layer)
  }

  @Test(.evidence(.documented))
  func `a latitude leads out of the layer's plane`() throws {
    let found = try #require(
      try particle {
        $0.velocity = 100
        $0.emissionLatitude = .pi / 3
      }
    )
    #expect(abs(found.position.x - 50) < 1e-9 && abs(found.position.y) < 1e-9)
  }

  @Test(.evidence(.documented))
  func `a layer multiplies what its cells say`() throws {
    let only = try particle(
      {
        $0.velocity = 100
        $0.scale = 2
        $0.scaleSpeed = -0.5
        $0.spin = 0.25
      },
      layer: {
        $0.velocity = 2
        $0.scale = 3
        $0.spin = 4
      }
    )
    let found = try #require(only)
    #expect(abs(found.position.x - 200) < 1e-9)
    let transform = found.transform
    #expect(abs(hypot(transform.m11, transform.m12) - 4.5) < 1e-9)
    #expect(abs(atan2(transform.m12, transform.m11) - 1) < 1e-9)
  }

  @Test func `a layer's lifetime ends those of its particles`() throws {
    #expect(try particle(layer: { $0.lifetime = 0.11 }) != nil)
    #expect(try particle(layer: { $0.lifetime = 0.09 }) == nil)
  }

  @Test func `the size is that of the part that is shown`() throws {
    let plain = try #require(try particle())
    #expect(plain.bounds.size == CGSize(width: 8, height: 4))
    let part = try #require(
      try particle {
        $0.contentsScale = 2
        $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      }
    )
    #expect(part.bounds.size == CGSize(width: 2, height: 2))
  }

  @Test func `what has no picture, size or opacity is not drawn`() throws {
    #expect(try particle { $0.contents = nil } == nil)
    #expect(try particle { $0.scale = 0 } == nil)
    #expect(try particle { $0.alphaSpeed = -1 } == nil)
    #expect(try particle { $0.alphaSpeed = -0.75 }?.opacity == 0.25)
  }

  @Test(.evidence(.documented), arguments: [0, 1, 2])
  func `each colour varies by its own range and speed`(index: Int) throws {
    let ranges: [ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
      \.redRange, \.greenRange, \.blueRange,
    ]
    let all = try particles(rate: 200) {
      $0.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      $0[keyPath: ranges[index]] = 0.5
    }
    let colors = all.compactMap { layer -> [Double]? in
      guard case .multiply(let color)? = layer.effects.first else { return nil }
      return [color.red, color.green, color.blue]
    }
    #expect(colors.count == all.count && colors.count > 100)
    for other in 0..<3 where other != index { #expect(colors.allSatisfy { $0[other] == 0.5 }) }
    let varied = colors.map { $0[index] }
    #expect(varied.allSatisfy { (0.25...0.75).contains($0) })
    #expect((varied.min() ?? 1) < 0.3 && (varied.max() ?? 0) > 0.7)
    let speeds: [ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
      \.redSpeed, \.greenSpeed, \.blueSpeed,
    ]
    let faded = try #require(try particle { $0[keyPath: speeds[index]] = -0.25 })
    var color = [1.0, 1, 1]
    color[index] = 0.75
    #expect(faded.effects == [.multiply(Color(red: color[0], green: color[1], blue: color[2]))])
  }
}
