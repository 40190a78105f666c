import HeadlessCombine

enum Trouble: Error, Equatable {
  case small, great
}

/// What a publisher sends, as words.
final class Recorder {
  private(set) var heard: [String] = []
  private var listening: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    listening = publisher.sink(
      receiveCompletion: { [self] end in
        switch end {
        case .finished: heard.append("|")
        case .failure(let error): heard.append("!\(error)")
        }
      },
      receiveValue: { [self] in heard.append("\($0)") }
    )
  }

  var line: String { heard.joined(separator: " ") }

  func stop() { listening = nil }
}
