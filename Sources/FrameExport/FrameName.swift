/// The file name of a frame: five digits, more when they are needed.
package enum FrameName {
  package static func of(_ index: Int) -> String {
    precondition(index >= 0, "frames count from 0, not from \(index)")
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }
}
