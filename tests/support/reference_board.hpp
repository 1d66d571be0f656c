#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// Hypothetical play of the Japanese 1989 rules on tiny boards, written a second time, from the
// definition and for tests alone: nothing here knows the library, and nothing is fast. What the
// library says is held against it.
namespace reference {

inline constexpr int kMaxPoints = 40;  // three to the fortieth still fits into 64 bits
inline constexpr std::size_t kMaxBans = 4;

inline char other(char color) {
  return color == 'X' ? 'O' : 'X';
}

// `color` may not take the single stone at `taker` by a ko capture at `point`.
struct Ban {
  char color;
  int point;
  int taker;

  bool operator==(const Ban&) const = default;

  [[nodiscard]] std::uint64_t code() const {
    const int code = 1 + (color == 'O' ? 64 * 64 : 0) + 64 * point + taker;
    return static_cast<std::uint64_t>(code);
  }
};

struct State {
  std::array<char, kMaxPoints> stones{};  // 'X', 'O', '.', in rows from the top left
  char to_move = 'X';
  std::vector<Ban> bans{};  // ordered by code
};

// A state as two numbers; equal exactly for equal states.
struct Key {
  std::uint64_t stones = 0;
  std::uint64_t rest = 0;

  bool operator==(const Key&) const = default;
};

class Rules {
 public:
  // Nobody plays on the points of `closed`: living walls and their eyes.
  Rules(int cols, int rows, std::vector<int> closed = {})
      : area_(cols * rows), closed_(std::move(closed)) {
    for (int p = 0; p < area_; ++p) {
      std::vector<int> beside;
      if (p % cols > 0) {
        beside.push_back(p - 1);
      }
      if (p % cols + 1 < cols) {
        beside.push_back(p + 1);
      }
      if (p >= cols) {
        beside.push_back(p - cols);
      }
      if (p + cols < area_) {
        beside.push_back(p + cols);
      }
      around_.push_back(std::move(beside));
    }
    power_.assign(static_cast<std::size_t>(area_), 1);
    for (int p = area_ - 2; p >= 0; --p) {
      power_[static_cast<std::size_t>(p)] = 3 * power_[static_cast<std::size_t>(p) + 1];
    }
  }

  [[nodiscard]] int area() const { return area_; }

  [[nodiscard]] const std::vector<int>& around(int p) const {
    return around_[static_cast<std::size_t>(p)];
  }

  [[nodiscard]] std::vector<int> chain(const State& state, int stone) const {
    std::vector<int> out{stone};
    for (std::size_t i = 0; i < out.size(); ++i) {
      for (const int n : around(out[i])) {
        if (at(state, n) == at(state, stone) && std::find(out.begin(), out.end(), n) == out.end()) {
          out.push_back(n);
        }
      }
    }
    return out;
  }

  [[nodiscard]] int liberties(const State& state, const std::vector<int>& chain) const {
    std::vector<int> out;
    for (const int p : chain) {
      for (const int n : around(p)) {
        if (at(state, n) == '.' && std::find(out.begin(), out.end(), n) == out.end()) {
          out.push_back(n);
        }
      }
    }
    return static_cast<int>(out.size());
  }

  [[nodiscard]] bool is_legal_position(const State& state) const {
    for (int p = 0; p < area(); ++p) {
      if (at(state, p) != '.' && liberties(state, chain(state, p)) == 0) {
        return false;
      }
    }
    return true;
  }

  // Every state that the side to move can bring about: plays, a pass for each ko that is banned to
  // it, and a plain pass.
  [[nodiscard]] std::vector<State> successors(const State& state) const {
    std::vector<State> out;
    for (int p = 0; p < area(); ++p) {
      State next = state;
      if (play(next, p)) {
        out.push_back(std::move(next));
      }
    }
    for (const Ban& ban : state.bans) {
      if (ban.color == state.to_move) {
        State next = state;
        next.bans.erase(std::find(next.bans.begin(), next.bans.end(), ban));
        next.to_move = other(state.to_move);
        out.push_back(std::move(next));
      }
    }
    State pass = state;
    pass.to_move = other(state.to_move);
    out.push_back(std::move(pass));
    return out;
  }

  [[nodiscard]] static char at(const State& state, int p) {
    return state.stones[static_cast<std::size_t>(p)];
  }

  [[nodiscard]] Key key(const State& state) const {
    Key out;
    for (int p = 0; p < area(); ++p) {
      out.stones = out.stones * 3 + (at(state, p) == '.' ? 0U : at(state, p) == 'X' ? 1U : 2U);
    }
    for (const Ban& ban : state.bans) {
      out.rest = (out.rest << 14U) | ban.code();
    }
    out.rest = (out.rest << 1U) | (state.to_move == 'X' ? 0U : 1U);
    return out;
  }

  // What a state holds at a point, by its key.
  [[nodiscard]] char at(const Key& key, int p) const {
    return ".XO"[key.stones / power_[static_cast<std::size_t>(p)] % 3];
  }

  [[nodiscard]] static char to_move(const Key& key) { return (key.rest & 1U) == 0 ? 'X' : 'O'; }

  [[nodiscard]] State state(Key key) const {
    State out;
    for (int p = area() - 1; p >= 0; --p) {
      out.stones[static_cast<std::size_t>(p)] = ".XO"[key.stones % 3];
      key.stones /= 3;
    }
    out.to_move = to_move(key);
    for (key.rest >>= 1U; key.rest != 0; key.rest >>= 14U) {
      const auto code = static_cast<int>((key.rest & 0x3FFFU) - 1);
      out.bans.insert(out.bans.begin(), {code >= 64 * 64 ? 'O' : 'X', code / 64 % 64, code % 64});
    }
    return out;
  }

 private:
  static void put(State& state, int p, char stone) {
    state.stones[static_cast<std::size_t>(p)] = stone;
  }

  // False when the move is not allowed; the state is then of no use.
  [[nodiscard]] bool play(State& state, int p) const {
    if (at(state, p) != '.' || std::find(closed_.begin(), closed_.end(), p) != closed_.end()) {
      return false;
    }
    const char mover = state.to_move;
    put(state, p, mover);
    std::vector<int> taken;
    for (const int n : around(p)) {
      if (at(state, n) == other(mover)) {
        const std::vector<int> enemy = chain(state, n);
        if (liberties(state, enemy) == 0) {
          taken.insert(taken.end(), enemy.begin(), enemy.end());
          for (const int q : enemy) {
            put(state, q, '.');
          }
        }
      }
    }
    const std::vector<int> own = chain(state, p);
    const int own_liberties = liberties(state, own);
    if (own_liberties == 0) {
      return false;
    }
    const bool ko_capture = taken.size() == 1 && own.size() == 1 && own_liberties == 1;
    if (ko_capture && std::find(state.bans.begin(), state.bans.end(), Ban{mover, p, taken[0]}) !=
                          state.bans.end()) {
      return false;
    }
    std::vector<Ban> bans;
    for (const Ban& ban : state.bans) {
      if (at(state, ban.point) == '.' && at(state, ban.taker) == other(ban.color)) {
        bans.push_back(ban);
      }
    }
    if (ko_capture) {
      bans.push_back({other(mover), taken[0], p});
      std::sort(
          bans.begin(), bans.end(), [](const Ban& a, const Ban& b) { return a.code() < b.code(); });
    }
    state.bans = std::move(bans);
    state.to_move = other(mover);
    return true;
  }

  int area_;
  std::vector<int> closed_;
  std::vector<std::vector<int>> around_;
  std::vector<std::uint64_t> power_;  // of three: what a stone at a point counts in a key
};

}  // namespace reference
