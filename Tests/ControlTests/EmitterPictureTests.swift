import Foundation
import Testing

@testable import HeadlessUIKit

/// Confetti from above, sparks that leave trails, and a glow that adds up.
@MainActor
@Suite struct EmitterPictureTests {
  private let stage = Stage(device: Stage.Device(width: 220, height: 220, scale: 1))

  private func image(_ draw: @escaping (CGContext) -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format)
    return renderer.image { draw($0.cgContext) }.cgImage
  }

  private func cell(_ image: CGImage?, _ change: (CAEmitterCell) -> Void) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = image
    change(cell)
    return cell
  }

  @Test func particlesLookAsTheyShould() throws {
    stage.window.backgroundColor = .black
    let paper = image { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 8, height: 12))
    }
    let dot = image { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let confetti = CAEmitterLayer()
    confetti.emitterPosition = CGPoint(x: 110, y: -10)
    confetti.emitterShape = .line
    confetti.emitterSize = CGSize(width: 220, height: 1)
    confetti.emitterCells = [UIColor.systemRed, .systemYellow, .systemTeal].map { color in
      cell(paper) {
        $0.color = color.cgColor
        $0.birthRate = 8
        $0.lifetime = 6
        $0.velocity = 80
        $0.velocityRange = 40
        $0.emissionLongitude = .pi / 2
        $0.emissionRange = .pi / 4
        $0.spin = 3
        $0.spinRange = 4
        $0.scaleRange = 0.5
      }
    }
    let fountain = CAEmitterLayer()
    fountain.emitterPosition = CGPoint(x: 60, y: 210)
    let trail = cell(dot) {
      $0.birthRate = 30
      $0.lifetime = 0.6
      $0.scale = 0.4
      $0.scaleSpeed = -0.6
      $0.alphaSpeed = -1.5
      $0.color = UIColor.systemOrange.cgColor
    }
    fountain.emitterCells = [
      cell(dot) {
        $0.birthRate = 3
        $0.lifetime = 2
        $0.velocity = 170
        $0.emissionLongitude = -.pi / 2
        $0.emissionRange = 0.6
        $0.yAcceleration = 120
        $0.scale = 0.5
        $0.emitterCells = [trail]
      }
    ]
    let glow = CAEmitterLayer()
    glow.emitterPosition = CGPoint(x: 165, y: 165)
    glow.emitterShape = .circle
    glow.emitterMode = .outline
    glow.emitterSize = CGSize(width: 25, height: 25)
    glow.renderMode = .additive
    glow.emitterCells = [
      cell(dot) {
        $0.birthRate = 60
        $0.lifetime = 1
        $0.scaleRange = 0.8
        $0.color = UIColor(red: 0.1, green: 0.2, blue: 0.5, alpha: 1).cgColor
        $0.alphaSpeed = -1
      }
    ]
    for layer in [confetti, fountain, glow] { stage.window.layer.addSublayer(layer) }
    stage.advance(by: 3)
    try PictureGolden.compare(stage, "particles")
  }
}
