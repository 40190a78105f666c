import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Sensors that are not there, and how a device would be held.
@MainActor @Suite struct MotionTests {
  private static func attitude(yaw: Double, pitch: Double, roll: Double) -> CMAttitude {
    func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CMQuaternion {
      let s = sin(angle / 2)
      return CMQuaternion(x: x * s, y: y * s, z: z * s, w: cos(angle / 2))
    }
    return CMAttitude(turn(yaw, 0, 0, 1) * turn(pitch, 1, 0, 0) * turn(roll, 0, 1, 0))
  }

  @Test(arguments: [(0.3, 0.2, -0.4), (-2.5, -1.2, 3), (0, 1.5, 0)])
  func anAttitudeIsItsAngles(yaw: Double, pitch: Double, roll: Double) {
    let attitude = Self.attitude(yaw: yaw, pitch: pitch, roll: roll)
    #expect(abs(attitude.yaw - yaw) < 1e-9)
    #expect(abs(attitude.pitch - pitch) < 1e-9)
    #expect(abs(attitude.roll - roll) < 1e-9)
  }

  @Test func theRowsOfARotationAreUnitsAtRightAngles() {
    let m = Self.attitude(yaw: 0.7, pitch: -0.3, roll: 1.9).rotationMatrix
    let rows = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
    for (i, row) in rows.enumerated() {
      for (j, other) in rows.enumerated() {
        let product = zip(row, other).map { $0 * $1 }.reduce(0, +)
        #expect(abs(product - (i == j ? 1 : 0)) < 1e-12)
      }
    }
  }

  @Test func nothingHasChangedSinceTheSameAttitude() throws {
    let attitude = Self.attitude(yaw: 0.7, pitch: -0.3, roll: 1.9)
    let copy = try #require(attitude.copy() as? CMAttitude)
    attitude.multiply(byInverseOf: copy)
    #expect(abs(attitude.yaw) < 1e-12 && abs(attitude.pitch) < 1e-12)
    #expect(abs(attitude.roll) < 1e-12 && abs(attitude.quaternion.w - 1) < 1e-12)
    #expect(abs(copy.yaw - 0.7) < 1e-9)
  }

  @Test func whatIsAskedOfASensorIsAnsweredByAnErrorInALaterTurn() {
    let stage = Stage(device: .iPhone15)
    #expect(!CMMotionActivityManager.isActivityAvailable())
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    var codes: [Int?] = []
    CMMotionActivityManager().queryActivityStarting(from: Date(), to: Date(), to: .main) {
      codes.append($0 == nil ? ($1 as NSError?)?.code : nil)
    }
    CMPedometer().queryPedometerData(from: Date(), to: Date()) {
      codes.append($0 == nil ? ($1 as NSError?)?.code : nil)
    }
    #expect(codes.isEmpty)
    stage.advance(by: 0.1)
    let expected = [CMErrorMotionActivityNotAvailable, CMErrorNotAvailable]
    #expect(codes == expected.map { Int($0.rawValue) })
  }

  @Test func aManagerKnowsTheFrameItWasStartedWith() {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical)
    #expect(manager.isDeviceMotionActive)
    #expect(manager.attitudeReferenceFrame == .xTrueNorthZVertical)
  }

  @Test func whatIsCollectedIsWalkedThrough() {
    var numbers = NSFastEnumerationIterator(NSArray(array: [1, 2]))
    #expect(numbers.next() as? Int == 1 && numbers.next() as? Int == 2 && numbers.next() == nil)
    var keys = NSFastEnumerationIterator(NSDictionary(dictionary: ["a": 1]))
    #expect(keys.next() as? String == "a" && keys.next() == nil)
    for sample in CMSensorDataList() { Issue.record("\(sample) was recorded") }
  }
}

/// As apps write it.
extension CMSensorDataList: Sequence {
  func makeIterator() -> NSFastEnumerationIterator { NSFastEnumerationIterator(self) }
}
