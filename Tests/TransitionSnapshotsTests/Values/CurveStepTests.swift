import Testing

@testable import TransitionSnapshots

/// The first value of a curve that differs, and the cases in which the lines say it better.
@Suite struct CurveStepTests {
  private static let header = "t,x,y,w,h,alpha,transform\n"

  private func step(_ golden: [String], _ actual: [String]) -> CurveStep? {
    let text = { (rows: [String]) in Self.header + rows.map { $0 + "\n" }.joined() }
    return CurveStep.first(golden: text(golden), actual: text(actual))
  }

  private static let rows = ["0,1,2,3,4,1,identity", "10,5,6,7,8,0.5,identity"]

  @Test(
    arguments: [
      (1, "x"), (2, "y"), (3, "w"), (4, "h"), (5, "alpha"), (6, "transform"),
    ]
  )
  func theFirstColumnThatDiffersIsNamed(column: Int, name: String) throws {
    for row in 0...1 {
      var cells = Self.rows[row].split(separator: ",").map(String.init)
      // What comes later does not count.
      for index in column..<7 { cells[index] = "9\(index)" }
      var rows = Self.rows
      rows[row] = cells.joined(separator: ",")
      let found = try #require(step(Self.rows, rows))
      let old = Self.rows[row].split(separator: ",").map(String.init)[column]
      #expect(found.column == name && found.time == cells[0])
      #expect(
        found.description
          == ".\(name) at \(cells[0]) ms is 9\(column), golden curve says \(old)"
      )
    }
  }

  @Test func theFirstRowThatDiffersIsNamed() throws {
    let found = try #require(step(Self.rows, ["0,1,2,3,5,1,identity", "10,0,6,7,8,0.5,identity"]))
    #expect(found.column == "h" && found.time == "0")
  }

  @Test func comingAndGoingIsSaid() throws {
    let gone = ["0,,,,,,", Self.rows[1]]
    #expect(
      try #require(step(Self.rows, gone)).description
        == " is not on screen at 0 ms, but is in the golden curve"
    )
    #expect(
      try #require(step(gone, Self.rows)).description
        == " is on screen at 0 ms, but not in the golden curve"
    )
  }

  @Test func otherTimesAndOtherShapesSayNothing() {
    #expect(step(Self.rows, Self.rows) == nil)
    #expect(step(Self.rows, ["1,9,2,3,4,1,identity"]) == nil)
    #expect(step(Self.rows, ["0,9,2"]) == nil && step(["0,9,2"], Self.rows) == nil)
    #expect(step(Self.rows, [Self.rows[0]]) == nil)
  }
}
