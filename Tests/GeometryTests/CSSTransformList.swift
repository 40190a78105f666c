import Foundation
import Geometry

/// Reads the transform lists of the vectors, such as `translate(200px) rotate(720deg)`.
extension TransformList {
  struct Unreadable: Error {
    let text: String
  }

  init(css text: String) throws {
    guard text != "none" else {
      self.init()
      return
    }
    let functions = text.matches(of: /(\w+)\(([^)]*)\)/)
    self.init(try functions.map { try TransformOperation(css: String($0.1), String($0.2)) })
  }
}

extension TransformOperation {
  fileprivate init(css name: String, _ arguments: String) throws {
    let n = try arguments.split(separator: ",").map { word in
      let bare = word.trimmingCharacters(in: .letters.union(.whitespaces))
      guard let number = Double(bare) else { throw TransformList.Unreadable(text: arguments) }
      return number
    }
    func radians(_ index: Int) -> Double { n[index] * .pi / 180 }
    switch name {
    case "translate": self = .translate(x: n[0], y: n.count > 1 ? n[1] : 0, z: 0)
    case "translateX": self = .translate(x: n[0], y: 0, z: 0)
    case "translateY": self = .translate(x: 0, y: n[0], z: 0)
    case "scale": self = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0], z: 1)
    case "scaleX": self = .scale(x: n[0], y: 1, z: 1)
    case "scaleY": self = .scale(x: 1, y: n[0], z: 1)
    case "rotate": self = .rotation(byRadians: radians(0))
    case "rotateX": self = .rotate(radians: radians(0), axis: SIMD3(1, 0, 0))
    case "rotate3d": self = .rotate(radians: radians(3), axis: SIMD3(n[0], n[1], n[2]))
    case "matrix":
      self = .matrix(
        CATransform3DMakeAffineTransform(CGAffineTransform(n.map { CGFloat($0) }))
      )
    default: throw TransformList.Unreadable(text: name)
    }
  }
}
