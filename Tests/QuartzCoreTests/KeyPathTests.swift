import Foundation
import Geometry
import TestSupport
import Testing

@testable import QuartzCore

/// The keys of layers and their parts.
@MainActor
@Suite struct KeyPathTests {
  /// A key path, a number for it, and where it arrives.
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let value: Double
    let read: @Sendable (CALayer) -> CGFloat

    init(_ path: String, _ value: Double, _ read: @escaping @Sendable (CALayer) -> CGFloat) {
      (self.path, self.value, self.read) = (path, value, read)
    }

    var testDescription: String { path }
  }

  @Test(.evidence(.documented), arguments: keyPathRows)
  func `a part of a value is set alone`(row: Row) throws {
    let layer = CALayer()
    layer.setValue(row.value, forKeyPath: row.path)
    #expect(abs(row.read(layer) - row.value) < 1e-9)
    let back = try #require(layer.value(forKeyPath: row.path) as? Double)
    #expect(abs(back - row.value) < 1e-9)
  }

  @Test(.evidence(.documented))
  func `points and sizes within others`() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "bounds.origin")
    layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 5, height: 6))
    layer.setValue(CGSize(width: 7, height: 8), forKeyPath: "transform.translation")
    #expect([layer.transform.m41, layer.transform.m42, layer.transform.m43] == [7, 8, 0])
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect([layer.transform.m11, layer.transform.m22, layer.transform.m33] == [2, 2, 2])
    #expect([layer.transform.m41, layer.transform.m42] == [7, 8])
  }

  /// The mean of what it is in each direction.
  @Test(.evidence(.documented))
  func `scale alone is a mean`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
  }

  @Test(arguments: [
    ("transform.rotation", "transform.rotation.z"), ("transform.scale.xy", "transform.scale"),
    ("transform.scale.x", "transform.scale.x"), ("transform.translation", "transform.translation"),
    ("transform.translation.z", "transform.translation.z"), ("position.x", "position.x"),
    ("bounds.size.width", "bounds.size.width"), ("bounds.origin", "bounds.origin"),
    ("hidden", "hidden"), ("shadowOffset.height", "shadowOffset.height"),
  ])
  func `a key path is written in one way`(path: String, written: String) throws {
    #expect(try #require(LayerKeyPath(path)).description == written)
  }

  @Test(arguments: [
    "", "weather", "transform.rotation.w", "transform.spin.x", "transform.scale.x.y",
    "position.middle",
  ])
  func `there are no others`(path: String) {
    #expect(LayerKeyPath(path) == nil)
    #expect(CALayer().value(forKeyPath: path) == nil)
  }

  @Test func `a part that a value does not have is neither set nor read`() {
    let layer = CALayer()
    layer.setValue(3, forKeyPath: "position.width")
    layer.setValue(3, forKeyPath: "transform.x")
    layer.setValue("wide", forKeyPath: "position.x")
    #expect(layer.position == .zero && layer.transform == CATransform3DIdentity)
    #expect(layer.value(forKeyPath: "position.width") == nil)
    #expect(layer.value(forKeyPath: "transform.x") == nil)
  }

  /// Half of a way that is yes or no.
  @Test(arguments: [(0.0, false), (0.49, false), (0.5, true), (1, true)])
  func `numbers stand for yes and no`(number: Double, isSet: Bool) {
    let layer = CALayer()
    for key in ["hidden", "doubleSided", "masksToBounds"] {
      layer.setValue(number, forKey: key)
      #expect(layer.value(forKey: key) as? Double == (isSet ? 1 : 0), "\(key)")
    }
    #expect(layer.isHidden == isSet)
    #expect(layer.isDoubleSided == isSet)
    #expect(layer.masksToBounds == isSet)
  }

  @Test(.evidence(.documented))
  func `a frame has a key`() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 4, height: 6), forKey: "frame")
    #expect(layer.position == CGPoint(x: 3, y: 5))
    #expect(layer.value(forKeyPath: "frame") as? CGRect == layer.frame)
  }

  /// What code stores under keys of its own was lost.
  @Test(.evidence(.documented))
  func `a path of one key is that key`() {
    let layer = CALayer()
    layer.setValue(3, forKeyPath: "own")
    #expect(layer.value(forKey: "own") as? Int == 3)
    #expect(layer.value(forKeyPath: "own") as? Int == 3)
    layer.setValue(0.5, forKeyPath: "opacity")
    #expect(layer.opacity == 0.5)
    layer.setValue(3, forKeyPath: "own.part")
    #expect(layer.value(forKeyPath: "own.part") == nil)
  }

  /// Of a replicator, whole instances alone are shown.
  @Test func `a number of instances is whole`() {
    let replicator = CAReplicatorLayer()
    for (number, count) in [(2.9, 2), (-0.5, 0), (7, 7)] {
      replicator.setValue(number, forKey: "instanceCount")
      #expect(replicator.instanceCount == count)
    }
    replicator.setValue(Double.infinity, forKey: "instanceCount")
    #expect(replicator.instanceCount == 7)
  }
}

private let keyPathRows: [KeyPathTests.Row] = [
  .init("position.x", 3) { $0.position.x }, .init("position.y", 3) { $0.position.y },
  .init("anchorPoint.x", 0.25) { $0.anchorPoint.x },
  .init("anchorPoint.y", 0.25) { $0.anchorPoint.y },
  .init("anchorPointZ", 3) { $0.anchorPointZ }, .init("zPosition", 3) { $0.zPosition },
  .init("bounds.origin.x", 3) { $0.bounds.minX }, .init("bounds.origin.y", 3) { $0.bounds.minY },
  .init("bounds.x", 3) { $0.bounds.minX }, .init("bounds.y", 3) { $0.bounds.minY },
  .init("bounds.size.width", 3) { $0.bounds.width },
  .init("bounds.size.height", 3) { $0.bounds.height },
  .init("bounds.width", 3) { $0.bounds.width }, .init("bounds.height", 3) { $0.bounds.height },
  .init("shadowOffset.width", 3) { $0.shadowOffset.width },
  .init("shadowOffset.height", 3) { $0.shadowOffset.height },
  .init("contentsRect.origin.x", 0.5) { $0.contentsRect.minX },
  .init("contentsRect.size.height", 0.5) { $0.contentsRect.height },
  .init("contentsCenter.origin.y", 0.5) { $0.contentsCenter.minY },
  .init("contentsScale", 3) { $0.contentsScale },
  .init("cornerRadius", 3) { $0.cornerRadius }, .init("borderWidth", 3) { $0.borderWidth },
  .init("shadowRadius", 5) { $0.shadowRadius },
  .init("shadowOpacity", 0.5) { CGFloat($0.shadowOpacity) },
  .init("opacity", 0.5) { CGFloat($0.opacity) },
  .init("transform.scale.x", 3) { $0.transform.m11 },
  .init("transform.scale.y", 3) { $0.transform.m22 },
  .init("transform.scale.z", 3) { $0.transform.m33 },
  .init("transform.translation.x", 3) { $0.transform.m41 },
  .init("transform.translation.y", 3) { $0.transform.m42 },
  .init("transform.translation.z", 3) { $0.transform.m43 },
  .init("transform.rotation.x", 0.5) { asin($0.transform.m23) },
  .init("transform.rotation.y", 0.5) { asin($0.transform.m31) },
  .init("transform.rotation.z", 0.5) { asin($0.transform.m12) },
  .init("sublayerTransform.translation.x", 3) { $0.sublayerTransform.m41 },
]
