import Foundation
import Testing

@testable import QuartzCore

/// When cells of emitters emit.
@Suite struct BirthTests {
  private func births(
    _ rate: Double = 8,
    from start: Double = 0,
    to end: Double = 2,
    _ change: (inout CellValues) -> Void = { _ in }
  ) -> Births {
    var cell = CellValues()
    change(&cell)
    return Births(of: cell, rate: rate, from: start, to: end)
  }

  private func times(_ births: Births, at time: Double, longest: Double = 100) -> [Double] {
    births.alive(at: time, longest: longest).map(\.time)
  }

  @Test func birthsAreInTheMiddleOfTheirIntervals() {
    let births = births(4, to: 1)
    #expect(births.count == 4)
    #expect(times(births, at: 1) == [0.125, 0.375, 0.625, 0.875])
    #expect(times(births, at: 0.625) == [0.125, 0.375, 0.625])
    #expect(times(births, at: 0.6).count == 2)
    #expect(births.alive(at: 1, longest: 100).map(\.number) == [0, 1, 2, 3])
  }

  /// Half an interval is enough for the first.
  @Test(arguments: [(0.12, 0), (0.125, 1), (0.374, 1), (0.375, 2), (1, 4)])
  func aBirthCountsFromItsTimeOn(end: Double, count: Int) {
    #expect(births(4, to: end).count == count)
  }

  @Test func aCellEmitsWithinItsTime() {
    let limited = births {
      $0.beginTime = 0.5
      $0.duration = 1
    }
    #expect(limited.count == 8)
    let all = times(limited, at: 2)
    #expect(all.first == 0.5625 && all.last == 1.4375)
    #expect(births { $0.duration = 0.5 }.count == 4)
    #expect(births { $0.beginTime = 1.5 }.count == 4)
    #expect(births { $0.beginTime = 2 }.count == 0)
    #expect(births(from: 1) { $0.beginTime = 0.5 }.count == 8)
  }

  @Test func someCellsDoNotEmit() {
    #expect(births { $0.isEnabled = false }.count == 0)
    for rate in [0, -1, .infinity, .nan] as [Double] { #expect(births(rate).count == 0) }
    #expect(births(from: 2, to: 2).count == 0)
    #expect(births(from: 3, to: 2).count == 0)
    #expect(births(0).alive(at: 1, longest: 1).isEmpty)
  }

  /// Those that may still live, and at most one more.
  @Test(arguments: [0.0, 0.1, 0.5, 1, 3])
  func theDeadAreLeftOut(longest: Double) {
    let births = births()
    let all = times(births, at: 2)
    let found = times(births, at: 2, longest: longest)
    let living = all.filter { 2 - $0 <= longest }
    #expect(found.suffix(living.count) == living[...])
    #expect(found.count <= living.count + 1)
  }

  @Test func diceDiffer() {
    let dice = Dice(seed: 1, cell: 2, birth: 3)
    let same = Dice(seed: 1, cell: 2, birth: 3)
    #expect(dice[.angle] == same[.angle] && dice[.angle] != dice[.velocity])
    let others = [
      Dice(seed: 2, cell: 2, birth: 3), Dice(seed: 1, cell: 3, birth: 3),
      Dice(seed: 1, cell: 2, birth: 4), dice.child(cell: 0, birth: 0),
      dice.child(cell: 1, birth: 0), dice.child(cell: 0, birth: 1),
    ]
    #expect(Set(others.map { $0[.angle] } + [dice[.angle]]).count == 7)
    #expect(others.allSatisfy { (0..<1).contains($0[.x]) })
  }

  @Test func anEmissionWithoutCellsIsEmpty() {
    var emission = Emission()
    #expect(emission.isEmpty)
    var values = EmitterValues()
    emission.take(values, at: 0)
    #expect(emission.isEmpty && emission.particles(at: 5).isEmpty)
    var cell = CellValues()
    (cell.birthRate, cell.lifetime.mean) = (2, 100)
    values.cells = [cell]
    emission.take(values, at: 1)
    #expect(!emission.isEmpty)
    #expect(emission.particles(at: 0.5).isEmpty)
    #expect(emission.particles(at: 3).map(\.birth) == [1.25, 1.75, 2.25, 2.75])
    values.birthRate = 0
    emission.take(values, at: 3)
    #expect(emission.particles(at: 9).map(\.birth) == [1.25, 1.75, 2.25, 2.75])
    values.birthRate = 1
    emission.take(values, at: 9)
    #expect(emission.particles(at: 10).map(\.birth) == [1.25, 1.75, 2.25, 2.75, 9.25, 9.75])
    #expect(emission.particles(at: 100.5).first?.birth == 1.25)
    #expect(emission.particles(at: 101.5).first?.birth == 1.75)
  }
}
