import Foundation
import Testing
import VirtualTime

/// Codable values in archives, and the names of classes.
@Suite struct ArchivedValueTests {
  private struct Trip: Codable, Equatable {
    var name: String
    var stops: [Double]
    var note: String?
  }

  private final class Inner {}

  @Test func valuesComeBackFromArchives() throws {
    let trip = Trip(name: "Rome", stops: [1, 2.5])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(trip, forKey: "trip")
    try archiver.encodeEncodable(3, forKey: "number")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDecodable(Trip.self, forKey: "trip") == trip)
    #expect(reader.decodeDecodable(Int.self, forKey: "number") == 3)
    #expect(reader.decodeDecodable(Int.self, forKey: "none") == nil)
    #expect(throws: (any Error).self) {
      try reader.decodeTopLevelDecodable(Trip.self, forKey: "number")
    }
  }

  @Test func classesHaveNamesInC() {
    #expect(String(cString: object_getClassName(NSObject())) == "NSObject")
    #expect(
      String(cString: class_getName(Inner.self)) == "VirtualTimeTests.ArchivedValueTests.Inner"
    )
    #expect(class_getName(Inner.self) == object_getClassName(Inner()))
    #expect(String(cString: class_getName(nil)) == "nil")
  }
}
