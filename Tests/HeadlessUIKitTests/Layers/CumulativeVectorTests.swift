import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// composite.json, values that add up from run to run, through CALayer.
@MainActor
@Suite struct CumulativeVectorTests {
  // "value at 50% of iteration 1, 0% of iteration 3, 50% of iteration 3"
  private static let times = [0.5, 2, 2.5]

  private func cumulative(_ path: String, _ from: Any, _ to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (from, to)
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 4, true)
    return animation
  }

  /// What `read` sees of a layer with those animations at the three instants.
  private func track<Value>(
    _ animations: [CABasicAnimation],
    _ read: (CALayer) -> Value?
  ) throws -> [Value] {
    let (stage, layer) = (Stage(), CALayer())
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    for animation in animations { layer.add(animation, forKey: nil) }
    return try Self.times.map { time in
      stage.advance(by: time - stage.now)
      let value = layer.presentation().flatMap(read)
      return try #require(value)
    }
  }

  private func color(_ parts: Any?) throws -> CGColor {
    let parts = try #require(parts as? [NSNumber]).map { $0.doubleValue / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).cgColor
  }

  /// In bytes, as it is shown: nothing is brighter than white.
  private func bytes(_ color: CGColor?) -> [Double]? {
    color.map { [$0.value.red, $0.value.green, $0.value.blue].map { min($0, 1) * 255 } }
  }

  private func numbers(_ value: Any?) -> [Double] {
    (value as? [Any] ?? []).flatMap { ($0 as? NSNumber).map { [$0.doubleValue] } ?? numbers($0) }
  }

  private func check(_ found: [Double], _ row: [String: Any]) {
    let expected = numbers(row["values"])
    #expect(found.count == expected.count, "\(row)")
    for (one, other) in zip(found, expected) { #expect(isNear(one, other, within: 1e-4), "\(row)") }
  }

  @Test func accumulatedValuesThroughALayer() throws {
    let group = try #require(
      Vectors.object("composite")["iteration_composite_accumulate"] as? [String: Any]
    )
    let cases = try #require(group["cases"] as? [[String: Any]])
    var (run, left) = (0, [String]())
    for row in cases {
      let (from, to) = (row["frm"] ?? 0, row["to"] ?? 0)
      switch row["type"] as? String {
      case "length":
        check(try track([cumulative("zPosition", from, to)]) { Double($0.zPosition) }, row)
      case "opacity":
        check(try track([cumulative("opacity", from, to)]) { min(Double($0.opacity), 1) }, row)
      case "rgb":
        let paint = cumulative("backgroundColor", try color(from), try color(to))
        check(try track([paint]) { bytes($0.backgroundColor) }.flatMap(\.self), row)
      case "shadow":
        check(try shadowTrack(numbers(from), numbers(to)), row)
      default:
        left.append(row["type"] as? String ?? "")
        continue
      }
      run += 1
    }
    // Layers have no filters.
    #expect(left == ["brightness"])
    #expect(run + left.count == cases.count)
  }

  private func shadowTrack(_ from: [Double], _ to: [Double]) throws -> [Double] {
    func offset(_ parts: [Double]) -> CGSize { CGSize(width: parts[3], height: parts[4]) }
    func ink(_ parts: [Double]) throws -> CGColor {
      try color(parts.prefix(3).map { $0 as NSNumber })
    }
    return try track([
      cumulative("shadowColor", try ink(from), try ink(to)),
      cumulative("shadowOffset", offset(from), offset(to)),
      cumulative("shadowRadius", from[5], to[5]),
    ]) { layer in
      bytes(layer.shadowColor).map {
        $0 + [layer.shadowOffset.width, layer.shadowOffset.height, layer.shadowRadius]
      }
    }.flatMap(\.self)
  }
}
