import Catalogue
import Foundation
import Testing

/// Streaks and columns of the new picture grow from one side, each at a pace of its own.
@Suite struct StreakTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let transition: any SceneTransition
    /// Where the streaks go.
    let heading: Heading

    init(_ name: String, _ transition: any SceneTransition, _ heading: Heading) {
      (testDescription, self.transition, self.heading) = (name, transition, heading)
    }
  }

  static let rows =
    Heading.allCases.map { Row("wind \($0)", Wind($0, thickness: 4), $0) }
    + [Row("melt", Melt(columns: 13), .down)]

  @Test(arguments: rows)
  func theNewPictureLiesBehindTheOldAlongEachStreak(row: Row) throws {
    let picture = try SamplePicture(of: row.transition, at: 0.5)
    for line in lines(along: row.heading) {
      let isOld = line.map { picture.sight(at: $0) }.filter { $0 != .bar }.map { $0 == .old }
      let firstOld = isOld.firstIndex(of: true) ?? isOld.endIndex
      #expect(isOld[firstOld...].allSatisfy { $0 }, "\(line[0])")
    }
  }

  @Test(arguments: rows)
  func streaksHavePacesOfTheirOwn(row: Row) throws {
    let picture = try SamplePicture(of: row.transition, at: 0.5)
    let reached = lines(along: row.heading).map { line in
      line.count { picture.sight(at: $0) == .new }
    }
    // A streak is four points thick, and many have different lengths.
    #expect(Set(reached).count >= 6)
    #expect(zip(reached, reached.dropFirst()).count { $0 == $1 } >= reached.count / 2)
  }

  /// The points of the samples, line by line, each in the order in which a streak comes by them.
  private func lines(along heading: Heading) -> [[CGPoint]] {
    let (width, height) = (Int(Samples.size.width), Int(Samples.size.height))
    let points = { (x: Int, y: Int) in CGPoint(x: Double(x), y: Double(y)) }
    let lines =
      heading.isHorizontal
      ? (0..<height).map { y in (0..<width).map { points($0, y) } }
      : (0..<width).map { x in (0..<height).map { points(x, $0) } }
    return heading == .left || heading == .up ? lines.map { $0.reversed() } : lines
  }
}
