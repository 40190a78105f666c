/// A cache of the files that were requested most recently.
struct PictureShelf {
  private let mostBytes: Int
  private var files: [Int: [UInt8]] = [:]
  // The least recently requested one comes first.
  private var order: [Int] = []
  private var size = 0

  /// By default it has room for a few seconds of a phone's screen.
  init(mostBytes: Int = 24 << 20) {
    self.mostBytes = mostBytes
  }

  mutating func file(_ number: Int, _ draw: () throws -> [UInt8]) throws -> [UInt8] {
    let file = try files[number] ?? draw()
    if files.updateValue(file, forKey: number) == nil { size += file.count }
    order.removeAll { $0 == number }
    order.append(number)
    while size > mostBytes, order.count > 1 {
      size -= files.removeValue(forKey: order.removeFirst())?.count ?? 0
    }
    return file
  }
}
